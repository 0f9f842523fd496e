import { expect, it } from 'vitest';
import { judgeTrace } from '@/workbench/judge/judge';
import { parseTrace } from '@/workbench/recorder/read-trace';
import { openSite } from '../support/open-site';
import { openAt } from '../support/restart-page';
import { downloaded, rowsOf, siteIn } from '../support/workbench-page';
import { oracle } from '../traces/oracle';

const visit = openSite();

it('the workbench neither shows nor saves what is typed into forms (GEN-1, ST-FORM)', async () => {
  const page = await openAt(visit, '/blog-details');
  const site = siteIn(page);
  const form = site.locator('form', { hasText: 'Post A Comment' });
  await form.locator('[name=name]').fill('Zwentibold');
  await form.locator('[name=comment]').fill('Quidditch?');
  await form.getByRole('button').click();
  await site.getByLabel('Email address').fill('zwentibold@books.example');
  await site.getByRole('button', { name: 'Subscribe' }).click();
  await site.getByText('Thanks for subscribing!').waitFor();
  const rows = await rowsOf(page, 'event:field.changed');
  expect(rows.map((cells) => cells.join(' ')).join()).toContain('••••••••••');
  const shown = await page.locator('body').innerText();
  const saved = await downloaded(page, 'Save trace');
  for (const text of [shown, saved]) {
    expect(/zwentibold|quidditch/i.exec(text)).toBeNull();
  }
  const kinds = judgeTrace(parseTrace(saved), oracle).map(({ verdict }) => verdict.kind);
  expect(kinds.filter((kind) => ['departs', 'unjudged'].includes(kind))).toEqual([]);
});
