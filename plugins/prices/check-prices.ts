import type { NamedPrice } from './named-prices';

const isWholeDollars = (price: unknown) => typeof price === 'string' && /^[1-9]\d*$/.test(price);

/** Throws an error that lists the file and field of each price that is no positive whole number. */
export function checkPrices(prices: readonly NamedPrice[]): void {
  const wrong = prices.filter(({ price }) => !isWholeDollars(price));
  if (wrong.length === 0) return;
  const lines = wrong.map(
    ({ file, field, price }) =>
      `  ${file} ${field}: expected whole dollars as a text of digits, such as '1450', not ${JSON.stringify(price)}`,
  );
  throw new Error(`Prices are wrong:\n${lines.join('\n')}`);
}
