import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { blinkSettings, browserArgs } from '../../tests/support/launch-options';

/** Figures of a page by name. */
export type Figures = Record<string, number>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The audits per kind of Lighthouse's throttling, simulated or applied. */
const audits = {
  simulate: {
    'first paint ms': 'first-contentful-paint',
    'largest paint ms': 'largest-contentful-paint',
    'blocking ms': 'total-blocking-time',
    'layout shift': 'cumulative-layout-shift',
  },
  devtools: {
    'real first paint ms': 'first-contentful-paint',
    'real largest paint ms': 'largest-contentful-paint',
    'real blocking ms': 'total-blocking-time',
    'real longest task ms': 'max-potential-fid',
    'real main thread ms': 'mainthread-work-breakdown',
  },
} as const;

type Method = keyof typeof audits;

const figuresOf = (method: Method, { audits: found }: Result): Figures =>
  Object.fromEntries(
    Object.entries(audits[method]).map(([name, audit]) => {
      const value = found[audit]?.numericValue ?? Number.NaN;
      return [name, name === 'layout shift' ? Number(value.toFixed(3)) : Math.round(value)];
    }),
  );

/**
 * The benchmark index of the phone that Lighthouse emulates, a Moto G Power of 2022, by which Chromium's
 * DevTools calibrate their low-tier device.
 */
const phoneSpeed = 264;

export type Options = {
  browser: string;
  /** On a system whose theme is dark. */
  isDark: boolean;
  /** With applied throttling, how many times slower than this machine; by default, as the phone is. */
  slowdown?: number;
};

/**
 * Measures a page with simulated throttling, which gives the scores of 0 to 100 and is always of four
 * times, and then with applied throttling. `failures` are the audits below 0.9, `longTasks` those over
 * 50 ms, the longest first: when, how long, what is in them, and whose they are.
 */
export async function measurePage(url: string, { browser, isDark, slowdown }: Options) {
  const simulated = await runLighthouse(url, browser, isDark, 'simulate', 4);
  const times = slowdown ?? Math.max(1, simulated.environment.benchmarkIndex / phoneSpeed);
  const applied = await runLighthouse(url, browser, isDark, 'devtools', times);
  const scores = categories.map((name) => [name, simulated.categories[name]?.score ?? 0] as const);
  const figures: Figures = {
    ...Object.fromEntries(scores.map(([name, score]) => [name, Math.round(score * 100)])),
    ...weigh(simulated),
    ...figuresOf('simulate', simulated),
    ...figuresOf('devtools', applied),
  };
  const failures = Object.values(simulated.audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim());
  return { figures, failures, longTasks: describeLongTasks(applied), slowdown: times };
}

/**
 * One mobile run in a new browser. Lighthouse sometimes records a trace without its start (NO_NAVSTART)
 * and asks for another run: rejects after three failures.
 */
async function runLighthouse(
  url: string,
  chromePath: string,
  isDark: boolean,
  throttlingMethod: Method,
  cpuSlowdownMultiplier: number,
): Promise<Result> {
  // The last setting of a name counts.
  const dark = `--blink-settings=${[...blinkSettings, 'preferredColorScheme=0']}`;
  const chromeFlags = ['--headless=new', ...browserArgs, ...(isDark ? [dark] : [])];
  for (let attempt = 1; ; attempt += 1) {
    const chrome = await launch({ chromePath, chromeFlags });
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
      onlyCategories: throttlingMethod === 'simulate' ? categories : ['performance'],
      // Some pages are hidden from search engines (`plugins/prerender`).
      skipAudits: ['is-crawlable'],
    }).finally(() => chrome.kill());
    const problem = result ? result.lhr.runtimeError?.message : 'Lighthouse returned no result';
    if (result && !problem) return result.lhr;
    if (attempt === 3) throw new Error(`${url}: ${problem}`);
    console.log(`Running again: ${problem}`);
  }
}

/** Lighthouse's `long-tasks`; times are in ms. */
type LongTasks = {
  urls: string[];
  /** The other properties are groups of work, such as `styleLayout`. */
  tasks: ({ urlIndex: number; startTime: number; duration: number } & Record<string, number>)[];
};

function describeLongTasks({ audits }: Result): string[] {
  const details = audits['long-tasks']?.details as { debugData?: LongTasks } | undefined;
  const { urls = [], tasks = [] } = details?.debugData ?? {};
  return tasks
    .sort((a, b) => b.duration - a.duration)
    .map(({ urlIndex, startTime, duration, ...groups }) => {
      const parts = Object.entries(groups)
        .filter(([, ms]) => ms >= 5)
        .sort(([, a], [, b]) => b - a)
        .map(([group, ms]) => `${group} ${Math.round(ms)}`);
      const file = urls[urlIndex]?.split('/').pop() || 'document';
      return `${Math.round(duration)} ms at ${Math.round(startTime)}: ${parts.join(', ')} (${file})`;
    });
}

/** A page's own bytes, and those of other pages, which it fetches ahead for its links (`prefetchOnScreen`). */
function weigh({ audits }: Result): Figures {
  type Transfers = { items?: { url: string; transferSize: number }[] };
  const { items = [] } = (audits['network-requests']?.details ?? {}) as Transfers;
  const pages = items.filter(({ url }) => /-page-[\w-]+\.js$/.test(url));
  const sizeOf = (some: typeof items) =>
    some.reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
  const ahead = sizeOf(pages.slice(1));
  return { 'total kB': Math.round(sizeOf(items) - ahead), 'ahead kB': Math.round(ahead) };
}

/** The median of each figure over several runs. */
export const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const values = runs.map((run) => run[name] ?? Number.NaN).sort((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)] ?? Number.NaN];
    }),
  );

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/**
 * What a built page loads before it is interactive, in kB: its document as it is sent, its gzipped scripts
 * with their imports, and its fonts, without lazy modules.
 */
export function builtSizes(folder: string, path: string) {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const html = readFileSync(`${folder}/${file}`, 'utf8');
  const scripts = new Set<string>();
  const follow = (script: string) => {
    if (scripts.has(script)) return;
    scripts.add(script);
    const code = readFileSync(`${folder}/${script}`, 'utf8');
    for (const [, target = ''] of code.matchAll(/(?:from|^import|;import)\s*["'](\.[^"']+)["']/g)) {
      follow(posix.join(posix.dirname(script), target));
    }
  };
  for (const [, script = ''] of html.matchAll(/[" ]\/(assets\/[^" ]+\.js)/g)) {
    follow(script);
  }
  const fonts = [...html.matchAll(/url\("?\/(assets\/[^")]+\.woff2)"?\)/g)].map(
    ([, font = '']) => font,
  );
  const sum = (names: Iterable<string>, size: (content: Buffer) => number) =>
    [...names].reduce((total, name) => total + size(readFileSync(`${folder}/${name}`)), 0);
  return {
    'html kB': kilobytes(statSync(`${folder}/${file}.br`).size),
    'script to interactive kB': kilobytes(
      sum(scripts, (code) => gzipSync(code, { level: 9 }).length),
    ),
    'fonts kB': kilobytes(sum(fonts, (font) => font.length)),
  };
}
