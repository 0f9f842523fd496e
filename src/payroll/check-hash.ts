import { states } from './tax-year';
import type { StateName } from './withholding';

/** What a sample check is figured from: hundredths of an hour, cents per hour, and the state. */
export type CheckFigures = { hours: number; rate: number; state: StateName };

/** The version of the hashes, which begin with it. */
const version = 1;

/** A chat may have added punctuation to the link. */
const shape = /^#check=(\d+),(\d{1,4}(?:\.\d{1,2})?),(\d{1,4}(?:\.\d{1,2})?),([a-z]+)[\W_]*$/;

const isState = (name: string): name is StateName => Object.hasOwn(states, name);

/** Programs that send links may have encoded the commas. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}

/** The hash of a link to a sample check, such as `#check=1,84.50,41.00,montana` (ST-PAY-7). */
export const writeCheckHash = ({ hours, rate, state }: CheckFigures): string =>
  `#check=${[version, (hours / 100).toFixed(2), (rate / 100).toFixed(2), state].join(',')}`;

/** The check of a hash; undefined if it has none, or one that can't be read. It may be out of limits. */
export function readCheckHash(hash: string): CheckFigures | undefined {
  const [, written, hours, rate, state = ''] = shape.exec(decode(hash)) ?? [];
  if (written !== `${version}` || !isState(state)) return undefined;
  return { hours: toHundredths(hours), rate: toHundredths(rate), state };
}

const toHundredths = (text = '') => Math.round(Number(text) * 100);
