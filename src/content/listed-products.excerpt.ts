import { toCard } from '@/content/product-card';
import { products } from '@/content/products';

/** The products that the shop lists; the others keep their own pages. */
export const listedProducts = products.slice(0, 12).map(toCard);
