import type { Product } from '@/content/products';

/** A product in a list. */
export type ProductCard = Pick<Product, 'id' | 'img' | 'name' | 'price' | 'shortDesc'>;

export const toCard = ({ id, img, name, price, shortDesc }: Product): ProductCard => ({
  id,
  img,
  name,
  price,
  shortDesc,
});
