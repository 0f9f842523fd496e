import fc from 'fast-check';
import { builtPages } from '../support/built-pages';

const escapeBytes = (character: string) =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A text with a few characters in uppercase, escaped, doubled or removed. */
const misspelled = (texts: fc.Arbitrary<string>) =>
  fc
    .tuple(
      texts,
      fc.array(
        fc.tuple(fc.nat(60), fc.constantFrom('upper', 'escape', 'twice', 'double', 'lose')),
        {
          maxLength: 3,
        },
      ),
    )
    .map(([text, changes]) => {
      const characters = [...text];
      for (const [at, change] of changes) {
        const index = at % Math.max(1, characters.length);
        const character = characters[index] ?? '';
        characters[index] = {
          upper: character.toUpperCase(),
          escape: escapeBytes(character),
          twice: escapeBytes(character).replace('%', '%25'),
          double: character + character,
          lose: '',
        }[change];
      }
      return characters.join('');
    });

const part = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2E',
    '',
    '%',
    '%00',
    '%E0%A4%A',
    '%ff',
    '%2F',
    '%5C',
    '\\',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'index.html',
    'index',
    '404',
    '404.html',
    '.git',
    '~',
  ),
  fc.constantFrom('team', 'shop', 'blog', 'case-study', 'assets', 'services', 'Team', 'BLOG'),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map(encodeURIComponent),
  fc.integer({ min: 1000, max: 20_000 }).map((length) => 'x'.repeat(length)),
);

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom('?', '?a=1&a=2', '?next=//evil.example', '#/team', '?%0d%0aSet-Cookie:%20a=b'),
  fc.string({ maxLength: 20 }).map((text) => `?${text}`),
  fc.string({ unit: 'binary', maxLength: 6 }).map((text) => `?${text}`),
);

const prefix = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  fc.constantFrom('/', '//evil.example', '/\\evil.example', 'http://evil.example', 'evil:80', '/.'),
);

/** Targets of requests: other spellings of pages, and targets that are not pages. */
export const arbitraryTarget = () =>
  fc
    .tuple(
      prefix,
      fc.oneof(
        misspelled(fc.constantFrom(...builtPages())),
        fc
          .tuple(fc.constantFrom(...builtPages()), fc.constantFrom('/', '.html', '/.', '/..', '//'))
          .map((both) => both.join('')),
        fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
        fc
          .tuple(
            fc.constantFrom('/team/', '/shop/', '/blog/', '/case-study/', '/Blog/'),
            part,
            fc.constantFrom('', '/'),
          )
          .map((name) => name.join('')),
      ),
      query,
    )
    .map((pieces) => pieces.join(''));
