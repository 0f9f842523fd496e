import { readFileSync } from 'node:fs';

const row = /^\| (.*`\/.*) \|.*\| (.+?) +\|$/gm;

/**
 * The paths of the table in the specification (RT-3), each with its title. `{name}` is a name that
 * nothing has, and an unknown path is among them.
 */
export const routeTable = (): [path: string, title: string][] =>
  [...readFileSync('docs/spec.md', 'utf8').matchAll(row)].flatMap(([, cell = '', title = '']) => {
    const paths = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
      path.replace('{name}', 'zzyzx'),
    );
    if (cell.includes('any unknown path')) paths.push('/no/such/path');
    return paths.map((path): [string, string] => [path, title]);
  });
