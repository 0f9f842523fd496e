import { behaviors } from './behaviors';
import { mutateFigures } from './figures';
import type { Mutant } from './mutant';

/** Every mutant: of figures that components use, and those written by hand. */
export const mutants = (): Mutant[] => [...mutateFigures(), ...behaviors];
