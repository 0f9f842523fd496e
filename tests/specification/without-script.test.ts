import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plain } from '../support/built-pages';

it('without JavaScript, a line says what needs it: the cart and the forms (ERR-2)', () => {
  const [, line = ''] =
    /<p class="without-script[^>]*>([^<]*)/.exec(readFileSync('index.html', 'utf8')) ?? [];
  const named = ['JavaScript', 'cart', 'form'].filter((thing) => plain(line).includes(thing));
  expect(named, 'ERR-2').toEqual(['JavaScript', 'cart', 'form']);
});
