import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from '@/lib/icon-name';

it('the sprite holds every icon that content may name, and no other', () => {
  const sprite = readFileSync('public/icons.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(<\w)/g)].map(([, id]) => id);
  expect(drawn).toEqual([...iconNames]);
});
