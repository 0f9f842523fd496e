import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every section is in a folder: its page’s, frame or shared', () => {
  const loose = readdirSync('src/sections', { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});
