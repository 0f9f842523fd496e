import { frame } from './by-hand/frame';
import { limits } from './by-hand/limits';
import { toMutant } from './by-hand/line';
import { pages } from './by-hand/pages';
import { states } from './by-hand/states';
import { mutateFigures } from './figures';
import type { Mutant } from './mutant';

const byHand = { frame, pages, states, limits };

/** Every mutant: of figures that components use, and those written by hand. */
export const mutants = (): Mutant[] => [
  ...mutateFigures(),
  ...Object.entries(byHand).flatMap(([name, lines]) =>
    lines.map((line) => ({ ...toMutant(line), list: `tests/mutants/by-hand/${name}.ts` })),
  ),
];
