import { expect, it } from 'vitest';
import { isCurrentLink } from '@/lib/find-route';
import { routes } from '@/routes';

const paths = routes.map(({ path }) => path);

it.each(paths.filter((path) => path.endsWith('/:name')))(
  'a link to an item of %s is current on each of its items, and on no other page',
  (path) => {
    const link = path.replace(':name', 'one');
    expect(isCurrentLink(link, path.replace(':name', 'another'))).toBe(true);
    expect(isCurrentLink(link, path.replace('/:name', ''))).toBe(false);
  },
);
