import { describe, expect, it } from 'vitest';
import { caseStudies, sampleCaseStudy } from '@/content/case-studies';
import { testimonials } from '@/content/testimonials';

describe('figures agree', () => {
  const amount = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
  const studyOf = (name: string) =>
    [...caseStudies, sampleCaseStudy].find(({ client }) => client === name);
  const resultsOf = (name: string) =>
    studyOf(name)?.results.map(({ value }) => amount(value)) ?? [];

  it.each(caseStudies)('$name: the third figure is the difference of the others', (study) => {
    const [before, after, difference] = study.results.map(({ value }) => amount(value));
    expect((before ?? 0) - (after ?? 0)).toBe(difference);
  });

  it.each([...caseStudies, sampleCaseStudy])(
    '$name: its figures come from papers no younger than the study',
    ({ source, date }) => {
      const years = (text: string) => text.match(/20\d\d/g)?.map(Number) ?? [];
      expect(years(source)).not.toEqual([]);
      expect(Math.max(...years(source))).toBeLessThanOrEqual(Math.max(...years(date)));
    },
  );

  it('the sample: so is its third figure', () => {
    expect(sampleCaseStudy.results.map(({ value }) => amount(value))).toEqual([52, 33, 52 - 33]);
  });

  it('the tip credit is taxed at 24 percent, and is listed before the fee', () => {
    const [credit, tax, net] = resultsOf('Saltgrass Kitchens');
    expect(credit).toBe(38215);
    expect(tax).toBe(Math.round(38215 * 0.24));
    expect(net).toBe(38215 - 9172);
  });

  it.each([
    ['Mill Creek Dental', 'fourteen hours a month', 14, 'took three hours', 3],
    ['Harrow & Pike Builders', 'nine hours of every week', 9, 'spend two hours', 2],
    ['Juniper Row Rentals', 'the nineteenth business day', 19, 'on the fifth now', 5],
    ['Tamarack Freight', 'twenty-three tax notices', 23, 'opened two', 2],
    ['Northfork Pediatrics', '$61,480', 61480, 'four checks', undefined],
    ['Saltgrass Kitchens', '$38,215', 38215, '$4,300', undefined],
    ['Bluebell Veterinary', 'fifty-two pay periods', 52, 'seven people', undefined],
    ['Juniper Row Rentals', 'the nineteenth business day', 19, 'twenty-six owners', undefined],
  ])('%s says the same as its case study', (client, before, first, after, second) => {
    const { review = '' } =
      testimonials.find(({ designation }) => designation.endsWith(client)) ?? {};
    expect(review).toContain(before);
    expect(review).toContain(after);
    const [found, left] = resultsOf(client);
    expect(found).toBe(first);
    if (second) expect(left).toBe(second);
    else expect(JSON.stringify(studyOf(client))).toContain(after);
  });
});
