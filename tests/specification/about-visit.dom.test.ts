import { expect, it } from 'vitest';
import { startVisit } from '../support/start-visit';

it('the video is loaded from elsewhere while its dialog is open, and no longer (GEN-2, ABOUT-1)', async () => {
  const visit = await startVisit('/about');
  const frames = () =>
    [...visit.page.querySelectorAll('iframe')].map(({ src }) => new URL(src).protocol);
  const play = '[aria-labelledby=intro-title] button';
  const seen = [frames()];
  for (const button of [play, '#video button']) {
    await visit.press('', button);
    seen.push(frames());
  }
  expect(seen, 'GEN-2, ABOUT-1 on /about').toEqual([[], ['https:'], []]);
  await visit.end();
});
