import { describe, expect, it } from 'vitest';
import { slugify, withIds } from '@/lib/ids';

describe('withIds', () => {
  it('numbers the entries from one and changes nothing else', () => {
    expect(withIds<{ id: string; name: string }>('tag', [{ name: 'a' }, { name: 'b' }])).toEqual([
      { id: 'tag-1', name: 'a' },
      { id: 'tag-2', name: 'b' },
    ]);
  });
});

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
