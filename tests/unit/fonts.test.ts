import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { fontFamilies } from '@/theme/fonts';
import { fitName, nameRule } from '../../scripts/assets/measure-fonts';

const css = readFileSync('src/styles/fonts.css', 'utf8');

describe('the rules that npm run fonts writes', () => {
  it('have each family that styles name', () => {
    for (const role of ['heading', 'text'] as const) {
      for (const family of fontFamilies(role).slice(0, -1)) expect(css).toContain(`"${family}"`);
    }
  });

  it('have the width of the firm’s name', async () => {
    const rule = nameRule(await fitName(firm.shortName));
    expect(css, 'npm run fonts updates it').toContain(rule);
  });
});
