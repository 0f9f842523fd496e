import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firm } from '@/content/firm';
import { documentTitle } from '@/lib/document-title';
import { truncateAtSentence } from '@/lib/wording';
import { pageHead, pageModules, readSiteAddress } from '../../plugins/prerender/document';
import { dataAddress, inlinePictures, minifyScripts } from '../../plugins/prerender/html';
import { readMarkup } from '../../plugins/prerender/read-page';
import type { BuiltPage } from '../../plugins/prerender/structured-data';
import { readBasePath } from '../../plugins/site';

describe('the address of the site', () => {
  it.each([
    [undefined, `https://${firm.domain}`],
    ['https://books.example/', 'https://books.example'],
    ['https://host.example/demo/', 'https://host.example/demo'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('%s is read as %s', (SITE_URL, address) => {
    expect(readSiteAddress(SITE_URL === undefined ? {} : { SITE_URL }, '/')).toBe(address);
  });

  it.each(['books.example', '/demo', 'ftp://a.example', 'https://a.example/?b', ''])(
    '%j is refused',
    (SITE_URL) => {
      expect(() => readSiteAddress({ SITE_URL }, '/')).toThrow('SITE_URL must be an address');
    },
  );
});

describe('the picture above the fold', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg">\n<path fill="#0b3d2e" d="M0 0h1"/>100%</svg>\n';
  const markup = (base: string) =>
    `<link rel="preload" as="image" href="${base}a.svg" fetchPriority="high"/><p>A</p><img src="${base}a.svg" alt=""/><img src="${base}b.svg" alt=""/>`;

  it.each(['/', '/demo/'])('is inlined below %s, without its preload', async (base) => {
    const site = await mkdtemp(join(tmpdir(), 'pictures-'));
    onTestFinished(() => rm(site, { recursive: true }));
    await writeFile(join(site, 'a.svg'), svg);
    const { document } = new Window();
    document.body.innerHTML = await inlinePictures(markup(base), site, base);
    const sources = [...document.querySelectorAll('img')].map(({ src }) => src);
    expect(sources).toEqual([dataAddress(svg), `${base}b.svg`]);
    expect(document.querySelector('link')).toBeNull();
  });

  it('is not inlined if it is lazy, and fails if the file is missing', async () => {
    const late = '<img src="/a.svg" alt="" loading="lazy"/>';
    expect(await inlinePictures(late, 'nowhere', '/')).toBe(late);
    await expect(inlinePictures(markup('/'), 'nowhere', '/')).rejects.toThrow('ENOENT');
  });
});

describe('the base path', () => {
  it.each([
    [undefined, '/'],
    ['/', '/'],
    ['/demo/', '/demo/'],
    ['/a/b-c/v1.2/', '/a/b-c/v1.2/'],
  ])('%s is read as %s', (BASE_PATH, base) => {
    expect(readBasePath(BASE_PATH === undefined ? {} : { BASE_PATH })).toBe(base);
  });

  it.each(['demo', '/demo', 'demo/', '//', '/../', '/a b/', '/%2e/', 'https://a.example/', ''])(
    '%j is refused',
    (BASE_PATH) => {
      expect(() => readBasePath({ BASE_PATH })).toThrow('BASE_PATH must be a path');
    },
  );

  it('is in the address once', () => {
    for (const SITE_URL of ['https://a.example', 'https://a.example/demo/']) {
      expect(readSiteAddress({ SITE_URL }, '/demo/')).toBe('https://a.example/demo');
    }
    expect(readSiteAddress({ SITE_URL: 'https://demo' }, '/demo/')).toBe('https://demo/demo');
  });
});

describe('truncating at a sentence', () => {
  it.each([
    ['One. Two is longer. Three.', 20, 'One. Two is longer.'],
    ['One. Two.', 4, 'One.'],
    ['One. Two.', 9, 'One. Two.'],
    ['One. Two. Three.', 9, 'One. Two.'],
    ['One.\nTwo.', 20, 'One.\nTwo.'],
    ['A first sentence that does not fit. Two.', 5, 'A first sentence that does not fit.'],
    ['It costs $1.50 a day. No more.', 21, 'It costs $1.50 a day.'],
    ['No stop', 3, 'No stop'],
    ['', 10, ''],
  ])('of %j within %i characters', (text, limit, expected) => {
    expect(truncateAtSentence(text, limit)).toBe(expected);
  });
});

describe('the modules of a page', () => {
  const manifest = {
    'index.html': { file: 'entry.js', imports: ['_react.js', '_frame.js'] },
    'src/pages/faq-page.tsx': { file: 'faq.js', imports: ['_frame.js', '_shared.js'] },
    '_frame.js': { file: 'frame.js', imports: ['_react.js', '_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['_frame.js'] },
    '_react.js': { file: 'react.js' },
  };

  it('are listed once, dependencies first, although two import each other', () => {
    expect(pageModules(manifest, { page: 'faq-page' })).toEqual([
      'react.js',
      'shared.js',
      'frame.js',
      'faq.js',
      'entry.js',
    ]);
  });

  it('must all be in the manifest', () => {
    expect(() => pageModules(manifest, { page: 'home-page' })).toThrow(
      'No chunk in the manifest for src/pages/home-page.tsx',
    );
  });
});

it('minifies inline scripts, but not data', () => {
  const data = '<script type="application/ld+json">{ "a": 1 }</script>';
  const code = '\n// A comment.\nconst first = 1;\nalert("$&" + first);\n';
  expect(minifyScripts(`<script>${code}</script>${data}`)).toBe(
    `<script>const first=1;alert(\`$&1\`);</script>${data}`,
  );
});

it('refuses an inline script that does not parse', () => {
  expect(() => minifyScripts('<script>const = 1;</script>')).toThrow('Inline script: ');
});

describe('reading a page', () => {
  it('finds its heading, breadcrumb and answers', () => {
    const markup =
      '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a> /</li><li>FAQ</li></ol></nav>' +
      '<h1>FAQ &amp;\n more</h1><section aria-labelledby="questions-title"><ul><li>' +
      '<details><summary><h3>Why?</h3></summary><div><p>Because.</p></div></details></li></ul>' +
      '</section>';
    expect(readMarkup('/faq', markup)).toEqual({
      heading: 'FAQ & more',
      crumbs: [
        { name: 'Home', path: '/' },
        { name: 'FAQ & more', path: '/faq' },
      ],
      answers: [{ question: 'Why?', answer: 'Because.' }],
    });
  });

  it('reads paths within the site', () => {
    const markup = '<nav aria-label="Breadcrumb"><a href="/demo/">Home</a></nav><h1>FAQ</h1>';
    expect(readMarkup('/faq', markup, '/demo/').crumbs[0]).toEqual({ name: 'Home', path: '/' });
  });

  it('finds the picture above the fold', () => {
    const markup =
      '<h1>Ann</h1><img src="/demo/b.svg" fetchPriority="auto"/>' +
      '<img src="/demo/a.svg" width="440" height="330" fetchPriority="high"/><img src="/demo/c.svg" fetchPriority="high"/>';
    expect(readMarkup('/team/ann', markup, '/demo/').picture).toEqual({
      path: '/a.svg',
      width: 440,
      height: 330,
    });
    expect(readMarkup('/faq', '<h1>FAQ</h1><img src="/a.svg"/>').picture).toBeUndefined();
  });

  it('rejects a page without a heading', () => {
    expect(() => readMarkup('/faq', '<p>…</p>')).toThrow('/faq has no heading');
  });
});

describe('the head of a page', () => {
  const page: BuiltPage = {
    path: '/faq',
    route: { path: '/faq', page: 'faq-page', title: 'FAQ' },
    title: documentTitle('FAQ'),
    description: 'Five "answers".',
    image: '/og/faq.png',
    markup: '',
    words: {
      heading: 'FAQ',
      crumbs: [],
      answers: [{ question: 'Is 1 < 2?', answer: '</script><b>Yes</b>' }],
    },
  };

  it('escapes what it says, also in its data', () => {
    const head = pageHead(page, 'https://a.example');
    expect(head).toContain('<meta name="description" content="Five &quot;answers&quot;." />');
    expect(head.at(-1)).toContain(
      '"name":"Is 1 \\u003c 2?","acceptedAnswer":{"@type":"Answer","text":"\\u003c/script>\\u003cb>Yes\\u003c/b>"}',
    );
  });

  it('keeps a screen out of searches', () => {
    const robots = '<meta name="robots" content="noindex" />';
    expect(pageHead({ ...page, path: '/cart' }, 'https://a.example')).toContain(robots);
    expect(pageHead(page, 'https://a.example')).not.toContain(robots);
  });
});
