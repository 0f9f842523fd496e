import { describe, expect, it } from 'vitest';
import { slugify } from '@/lib/slugify';

describe('slugify (GEN-5)', () => {
  it.each([
    ['Ann Lee', 'ann-lee'],
    ['Build a 13-week cash forecast', 'build-a-13-week-cash-forecast'],
    ['payroll', 'payroll'],
    ['', ''],
  ])('%j becomes %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});
