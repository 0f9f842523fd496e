import { expect, it } from 'vitest';
import { emailLink, phoneLink } from '@/lib/contact-link';

it.each([
  ['(202) 555-0120', 'tel:+12025550120'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('%s calls %s', (label, href) => {
  expect(phoneLink(label)).toEqual({ label, href });
});

it('an address is written to', () => {
  expect(emailLink('a@b.example').href).toBe('mailto:a@b.example');
});
