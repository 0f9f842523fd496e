import { describe, expect, it } from 'vitest';
import { complaint, post } from './draft';

describe('an invalid text stops the build', () => {
  const after = 'posts/a-first-post.md:';
  it.each([
    [
      'a link to a missing page',
      'One\n\nsee [there](/nowhere).',
      '16 text: expected a link to a page of the site, a heading of the article or https://…, not “/nowhere”',
    ],
    [
      'a link to a missing heading',
      '[there](#nowhere)',
      '14 text: expected a link to a page of the site, a heading of the article or https://…, not “#nowhere”',
    ],
    [
      'a link without encryption',
      '[there](http://a.example)',
      '14 text: expected a link to a page of the site, a heading of the article or https://…, not “http://a.example”',
    ],
    ['raw HTML', '<div>a</div>', '14 text: expected Markdown, not raw HTML such as “<div>a</div>”'],
    ['raw HTML in a line', 'a <b>b', '14 text: expected Markdown, not raw HTML such as “<b>”'],
    ['a heading of another level', '# A', '14 text: expected a second-level heading, “## …”'],
    ['two headings with the same text', '## A\n\n## A', '16 text: expected a unique heading'],
    [
      'code',
      '```\na\n```',
      '14 text: expected a paragraph, heading, list, table or quote, not code',
    ],
    [
      'a picture',
      '![a](/art/a.svg)',
      '14 text: expected text, links, emphasis or notes, not image',
    ],
    [
      'a note that is not a paragraph',
      'a[^b]\n\n[^b]: - c',
      '14 text: expected a one-paragraph note, [^b]',
    ],
    [
      'a table without a caption',
      '| a |\n| - |\n| b |',
      '14 text: expected a caption above the table, “Table: …”',
    ],
    ['a caption without a table', 'Table: a', '14 text: expected a table below the caption'],
    [
      'a row with too few cells',
      'Table: t\n\n| a | b |\n| - | - |\n| c |',
      '16 text: expected 2 cells per row',
    ],
    ['a list in a list', '- a\n  - b', '14 text: expected list items with one paragraph'],
    [
      'a quote without a name',
      '> a',
      '14 text: expected a one-paragraph quote, then “— Name, role”, with a portrait',
    ],
  ])('%s', (_, text, expected) => {
    expect(complaint(post({}, text))).toEqual([after + expected]);
  });

  it('with all problems in one error', () => {
    const wrong = complaint(
      post({ category: 'Sport' }, '<i>'),
      post({ title: 'B' }, '# B', 'b.md'),
    );
    expect(wrong.map((line) => line.split(' ')[0])).toEqual([
      'posts/a-first-post.md:5',
      'posts/a-first-post.md:14',
      'b.md:14',
    ]);
  });
});
