import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { usCities } from '@/content/us-cities';
import { findLeftovers } from '../../../scripts/other-firm/find-leftovers';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const wordsIn = (text: string, file = 'page.html') => {
  writeFileSync(join(folder, file), text);
  return findLeftovers(folder).map(({ word }) => word);
};

describe('the words of the first firm', () => {
  it('are its facts', () => {
    for (const fact of [
      firm.name,
      firm.phone,
      firm.board,
      firm.timeZone.name,
      firm.offices[0].city,
    ])
      expect(wordsIn(`<p>${fact}</p>`)).toEqual([fact]);
  });

  it('are its state after a town or in a license, not in a law', () => {
    expect(wordsIn(`<p>In ${firm.state}, wages are due.</p>`)).toEqual([]);
    expect(wordsIn(`<dd>Butte, ${firm.state}</dd>`)).toHaveLength(1);
  });

  it('are not the cities in the list of the checkout', () => {
    expect(wordsIn(JSON.stringify(usCities), 'cities.js')).toEqual([]);
  });

  it('may stand in the specification', () => {
    expect(wordsIn(firm.name, 'statecharts.html')).toEqual([]);
  });
});
