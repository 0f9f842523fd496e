import { plans } from '@/content/plans';
import { products } from '@/content/products';

/** A price that content names: where, and as it stands there. */
export type NamedPrice = { file: string; field: string; price: unknown };

/** All prices that content names. */
export const namedPrices: readonly NamedPrice[] = [
  ...plans.map(({ planName, monthlyPrice }) => ({
    file: 'src/content/plans.ts',
    field: `monthlyPrice of ${planName}`,
    price: monthlyPrice,
  })),
  ...products.map(({ name, price }) => ({
    file: 'src/content/products.ts',
    field: `price of ${name}`,
    price,
  })),
];
