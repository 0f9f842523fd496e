import { readFileSync } from 'node:fs';
import type { Mutant } from './mutant';

const file = 'src/specification.ts';

/** A constant with the comment before it. */
const constant = /\/\*\*([^*]*)\*\/\nexport const (\w+) = ([^;]+);/g;

/** A property or a constant with a figure or a text. */
const literal = /(?:\w+: |^)(?:\d[\d_]*|'[^']*')/gm;

/**
 * The mutants of the specification's figures (`src/specification.ts`): each a little greater, and twice
 * as great; each text another. The clause is the one that the constant's comment names; it may give a time
 * in seconds.
 */
export function mutateFigures(): Mutant[] {
  return [...readFileSync(file, 'utf8').matchAll(constant)].flatMap(
    ([, comment = '', name = '', value = '']) => {
      const clause = /\(([A-Z]+-\d+)\)/.exec(comment)?.[1];
      if (!clause) throw new Error(`${file}: the comment of ${name} names no clause`);
      return [...value.matchAll(literal)].flatMap(([found]) => {
        const from = found.includes(':') ? found : `${name} = ${found}`;
        const given = from.split(/: | = /)[1] ?? '';
        return alter(given).map((other) => ({
          clause,
          file,
          from,
          to: from.replace(given, other),
          why: `${given} is ${other}`,
          breaks: [String(toNumber(given) / 1000)],
        }));
      });
    },
  );
}

const toNumber = (given: string) => Number(given.replaceAll('_', ''));

function alter(given: string): string[] {
  if (given.startsWith("'")) return [`'${given.slice(1, -1)}-not'`];
  const figure = toNumber(given);
  return [figure + Math.ceil(figure / 10), figure * 2].map(String);
}
