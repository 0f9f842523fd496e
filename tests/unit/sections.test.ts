import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every section is in a folder: of its page, of the frame, or of the shared ones', () => {
  const loose = readdirSync('src/sections', { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});
