import { describe, expect, it } from 'vitest';
import { defaultPost } from '@/content/default-post.excerpt';
import { deposits, fica } from '@/payroll/tax-year-2026';
import { amount, dollars, expectFigures, readArticle, readPost, sum } from '../../support/articles';

describe('Form 941', () => {
  const { prose, tables } = readPost('Form 941 gives ten extra days to those who deposit on time');
  const wages = 212_480;
  const withheld = 23_372.8;
  const socialSecurity = sum([(wages * 2 * fica.socialSecurity) / 10_000]);
  const medicare = sum([(wages * 2 * fica.medicare) / 10_000]);
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
      ['12', tax],
      ['13', tax],
      ['14', 0],
    ]);
    expect([both, tax]).toEqual([32_509.44, 55_882.24]);
  });

  it('has a penalty for late deposits, in four steps', () => {
    const rates = [2, 5, 10, 15];
    expect(tables[1]?.column(1)).toEqual(rates);
    expect(tables[1]?.column(2)).toEqual(rates.map((rate) => sum([(9300 * rate) / 100])));
  });

  it('states no other figures', () => {
    expect(4 * tax).toBeGreaterThan(deposits.monthlyUpTo / 100);
    expectFigures(prose, '$2,500 $212,480 $9,300 $100 2 15', [
      dollars(deposits.monthlyUpTo / 100),
      dollars(deposits.nextDayFrom / 100),
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
    const shares = [fica.socialSecurity, fica.medicare].map((rate) => rate / 100);
    expectFigures(prose, '$2,000 $85', [
      ...shares.map(String),
      dollars(2000 * (1 + sum(shares) / 100)),
    ]);
  });
});
