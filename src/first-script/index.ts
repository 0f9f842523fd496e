/**
 * Runs once the page's introduction has been parsed, inlined into its document
 * (`deploy/first-script.ts`). The page shows without script; what answers is fetched after the first
 * paint and run at the visitor's first sign: a page that nobody touches runs nothing.
 */

import { delay, nextFrame, nextTask } from '@/lib/moments';
import { holdInput } from '@/loading/hold-input';
import { firstScreen } from './first-screen';
import { layOutWhatIsSkipped } from './lay-out';
import { importModules, preloadModules } from './modules';
import { isWatched, motionOnScreen, visitorSign } from './signs';
import { loadStyles } from './styles';
import { showWebFonts } from './web-fonts';
import { linkWebManifest } from './web-manifest';

const { documentElement } = document;
const { dataset } = documentElement;

// React finds the markup that it knows.
document.currentScript?.remove();

// Who comes to the top of a page need not wait for all of it to be laid out (`base.css`).
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (entry?.type === 'navigate' && !location.hash) dataset.visit = 'new';

// Closes what only script can open; `importModules` opens it again should the script not come.
dataset.script = 'coming';

const release = holdInput(() => true);
const waiting = new MutationObserver(() => {
  if (dataset.script === 'coming') return;
  waiting.disconnect();
  release({ isRepeated: dataset.script === 'ready' });
});
waiting.observe(documentElement, { attributeFilter: ['data-script'] });

const sign = visitorSign();
firstScreen().then(async () => {
  // What is near waits for the fonts, or it would be laid out twice; but not for long.
  Promise.race([showWebFonts(), delay(3_000)])
    .then(nextFrame)
    .then(() => {
      if (dataset.visit) dataset.visit = 'settled';
    });
  await nextTask();
  const showStyles = loadStyles();
  preloadModules().then(linkWebManifest);
  if (!isWatched()) await Promise.race([sign, motionOnScreen()]);
  layOutWhatIsSkipped();
  await showStyles();
  importModules();
});
