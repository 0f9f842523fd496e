import { describe, expect, it } from 'vitest';
import { checkPrices } from '../../plugins/prices/check-prices';
import { namedPrices } from '../../plugins/prices/named-prices';

describe('a price that content names', () => {
  it('is right, for all content', () => expect(() => checkPrices(namedPrices)).not.toThrow());

  it.each(['1', '40', '9999'])('can be %j', (price) => {
    expect(() => checkPrices([{ file: 'a.ts', field: 'price', price }])).not.toThrow();
  });

  it.each(['1,450', '1450.50', '$40', '0', '-5', '', ' 40', '1e3', 40, undefined])(
    'stops the build with its file and field if it is %j',
    (price) => {
      const check = () =>
        checkPrices([
          { file: 'src/content/plans.ts', field: 'monthlyPrice of Large', price },
          { file: 'src/content/products.ts', field: 'price of Course', price: '402' },
        ]);
      expect(check).toThrow('src/content/plans.ts monthlyPrice of Large: expected');
      expect(check).not.toThrow(/Course/);
    },
  );
});
