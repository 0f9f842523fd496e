import { plain } from './built-pages';

type Root = { querySelectorAll(selector: string): Iterable<Node> };
type Node = Root & { textContent: string | null };

const textOf = (node: Node | undefined) => plain(node?.textContent ?? '');

/** The paydays that the payroll page lists, such as `January Fri 2 Dec 31 Jan 7`. */
export const paydayLines = (root: Root): string[] =>
  [...root.querySelectorAll('[aria-labelledby=paydays-title] table')].flatMap((table) => {
    const [month] = table.querySelectorAll('th');
    return [...table.querySelectorAll('tbody')].map((line) =>
      [month, ...line.querySelectorAll('tr:first-child > *')]
        .map(textOf)
        .join(' ')
        .replace(/(?<=[a-z])(?=\d)/, ' '),
    );
  });
