import { toCard } from '@/content/product-card';
import { products } from '@/content/products';

/** Those of which a product's page shows three others than itself (BIZ-11). */
export const relatedProducts = products.slice(0, 4).map(toCard);
