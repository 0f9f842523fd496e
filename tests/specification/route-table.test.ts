import { expect, it } from 'vitest';
import { findRoute } from '@/lib/find-route';
import { routeTable } from './route-table';

it('the table has all routes (RT-3)', () => {
  expect(routeTable().length, 'RT-3').toBe(34);
});

it.each(routeTable())('%s has the title %s (RT-3)', (path, title) => {
  expect(findRoute(path).route.title, `RT-3: ${path}`).toBe(title);
});
