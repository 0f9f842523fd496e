import { products, toCard } from '@/content/products';
import { relatedProductCount } from '@/specification';

/** The candidates for a product page's three related products (BIZ-11). */
export const relatedProducts = products.slice(0, relatedProductCount + 1).map(toCard);
