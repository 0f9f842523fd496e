import { describe, expect, it } from 'vitest';
import { defaultPost } from '@/content/default-post.excerpt';
import { amount, dollars, expectFigures, readArticle, readPost, sum } from '../../support/articles';

describe('Form 941', () => {
  const { prose, tables } = readPost('Form 941 gives ten extra days to those who deposit on time');
  const wages = 212_480;
  const withheld = 23_372.8;
  const socialSecurity = sum([wages * 0.124]);
  const medicare = sum([wages * 0.029]);
  const both = sum([socialSecurity, medicare]);
  const tax = sum([withheld, both]);

  it('is filled in line by line', () => {
    const lines = tables[0]?.rows.map(([line, , value = '']) => [line, amount(value)]);
    expect(lines).toEqual([
      ['2', wages],
      ['3', withheld],
      ['5a', socialSecurity],
      ['5c', medicare],
      ['5e', both],
      ['6', tax],
      ['13', tax],
      ['14', 0],
    ]);
    expect([both, tax]).toEqual([32_509.44, 55_882.24]);
  });

  it('has a penalty for what is late, in four steps', () => {
    const rates = [2, 5, 10, 15];
    expect(tables[1]?.column(1)).toEqual(rates);
    expect(tables[1]?.column(2)).toEqual(rates.map((rate) => sum([(9300 * rate) / 100])));
  });

  it('states no other figures', () => {
    expect(4 * tax).toBeGreaterThan(50_000);
    expectFigures(prose, '$50,000 $100,000 $2,500 $212,480 $9,300 $100 2', [
      dollars(tax),
      dollars(4 * tax),
    ]);
  });
});

describe('the default article', () => {
  it('adds up its table and its payroll tax', () => {
    const { prose, tables } = readArticle(defaultPost.article);
    const [table] = tables;
    expect(table?.column(2)).toEqual(table?.column(1).map((hours) => hours * 85));
    expect(table?.totals.slice(1)).toEqual(table?.sums(1, 2));
    expectFigures(prose, '$2,000 6.2 1.45 $85', [dollars(2000 * (1 + 0.062 + 0.0145))]);
  });
});
