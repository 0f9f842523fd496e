import { expect, it } from 'vitest';
import { variantOf } from '../../scripts/assets/notionists';

it.each([
  ['hair', 63, 'variant63'],
  ['beard', 2, 'variant02'],
])('the set of portraits has %s %i', (feature, number, variant) => {
  expect(variantOf(feature, number)).toBe(variant);
});

it.each([
  ['hair', 64, 'hair: expected 1 to 63, but got 64'],
  ['lips', 0, 'lips: expected 1 to 30, but got 0'],
])('the set of portraits has no %s %i', (feature, number, message) => {
  expect(() => variantOf(feature, number)).toThrow(message);
});
