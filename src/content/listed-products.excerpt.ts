import { products, toCard } from '@/content/products';

/** The products in the shop's list; the others still have their pages. */
export const listedProducts = products.slice(0, 12).map(toCard);
