import { describe, expect, it } from 'vitest';
import { notesOf, parseMarkdown } from '../../../plugins/posts/parse-markdown';
import { portraitsWith } from '../../../plugins/posts/people';
import { toArticle } from '../../../plugins/posts/to-article';

const article = (text: string) => {
  const { tree } = parseMarkdown(text);
  return toArticle(tree, {
    notes: notesOf(tree),
    isLinkTarget: () => true,
    hasFile: () => true,
    portraitOf: portraitsWith(new Map()),
    report: (_, expected) => expect.fail(expected),
  });
};

describe('Markdown becomes', () => {
  it('paragraphs, emphasis and links', () => {
    expect(article('One *two*\n**three** [four](/pricing)')).toEqual([
      {
        tag: 'p',
        children: [
          'One ',
          { tag: 'em', children: ['two'] },
          ' ',
          { tag: 'strong', children: ['three'] },
          ' ',
          { tag: 'a', href: '/pricing', children: ['four'] },
        ],
      },
    ]);
  });

  it('headings with an id from their text', () => {
    expect(article('## What goes on the W-2?')).toEqual([
      {
        tag: 'h2',
        id: 'what-goes-on-the-w-2',
        children: ['What goes on the ', { tag: 'nowrap', text: 'W-2' }, '?'],
      },
    ]);
  });

  it.each([
    'W-2',
    'W-2s',
    'Form 941',
    'Forms 941',
    '1099-NEC',
    '1099-NECs',
    'Form SS-8',
    'WH-347',
    '−$18,400',
  ])('the name of a form or a negative amount, whole: %s', (name) => {
    expect(article(`A ${name}, filed`)).toEqual([
      { tag: 'p', children: ['A ', { tag: 'nowrap', text: name }, ', filed'] },
    ]);
  });

  it.each([
    ['45 h × $20.00 ÷ 2', '45\u00a0h\u00a0×\u00a0$20.00\u00a0÷\u00a02'],
    ['$38,400 × 7 ÷ 10', '$38,400\u00a0×\u00a07\u00a0÷\u00a010'],
    ['on March 4 and Feb 10, 2026', 'on March\u00a04 and Feb\u00a010, 2026'],
    ['7 percent in box 12, 29 CFR 541', '7\u00a0percent in box\u00a012, 29\u00a0CFR\u00a0541'],
  ])('fixed spaces: %s', (words, fixed) => {
    expect(article(words)).toEqual([{ tag: 'p', children: [fixed] }]);
  });

  it.each(['13-week', 'day-5', 'pre-2026', 'the 941'])('%s, which can wrap', (words) => {
    expect(article(words)).toEqual([{ tag: 'p', children: [words] }]);
  });

  it('lists, and notes beside the paragraphs that refer to them', () => {
    expect(article('- One[^n] and a half\n- Two\n\n[^n]: A note.')).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['One', ' and a half', { tag: 'note', children: ['A note.'] }] },
          { tag: 'li', children: ['Two'] },
        ],
      },
    ]);
  });

  it('a quote with its author', () => {
    expect(article('> So it is.\n>\n> — Dr. Ada Moss, Owner, Moss & Co')).toEqual([
      {
        tag: 'quote',
        img: '/portraits/ada-moss.svg',
        name: 'Dr. Ada Moss',
        designation: 'Owner, Moss & Co',
        children: ['So it is.'],
      },
    ]);
  });

  it('a table with its caption, amounts and total', () => {
    expect(article('Table: Two\n\n| a | b |\n| - | -: |\n| c | 1 |\n| **Total** | 1 |')).toEqual([
      {
        tag: 'table',
        caption: ['Two'],
        columns: [
          { label: ['a'], isAmount: false },
          { label: ['b'], isAmount: true },
        ],
        rows: [
          { isTotal: false, cells: [['c'], ['1']] },
          { isTotal: true, cells: [[{ tag: 'strong', children: ['Total'] }], ['1']] },
        ],
      },
    ]);
  });
});
