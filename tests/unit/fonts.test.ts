import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { fontFamilies, fonts } from '@/theme/fonts';
import { fitName, nameRule } from '../../scripts/assets/fit-name';
import { measureFallbacks } from '../../scripts/assets/measure-fallbacks';

const css = readFileSync('src/styles/fonts.css', 'utf8');

/** The `@font-face` rules of the site, by family and weights. */
const rules = new Map(
  css
    .split('@font-face')
    .slice(1)
    .map((rule) => {
      const read = (name: string) => new RegExp(`${name}: "?([^;"%]*)`).exec(rule)?.[1] ?? '';
      return [`${read('font-family')} ${read('font-weight')}`, read] as const;
    }),
);

describe('the rules that npm run fonts writes', () => {
  it('have each family that styles name', () => {
    for (const role of ['heading', 'text'] as const) {
      for (const family of fontFamilies(role).slice(0, -1)) expect(css).toContain(`"${family}"`);
    }
  });

  it('scale fallbacks as they measure now, within half a percent', async () => {
    const faces = await measureFallbacks();
    expect(rules.size).toBe(faces.length + 2);
    for (const { role, name, weights, size, ascent } of faces) {
      const rule = rules.get(`${fonts[role].family} ${name} ${weights.join(' ')}`);
      expect(Math.abs(Number(rule?.('size-adjust')) - size)).toBeLessThan(0.5);
      expect(Math.abs(Number(rule?.('ascent-override')) - ascent)).toBeLessThan(0.5);
    }
  });

  it('have the width of the firm’s name', async () => {
    const rule = nameRule(await fitName(firm.shortName));
    expect(css, 'npm run fonts updates it').toContain(rule);
  });
});
