import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { blinkSettings, browserArgs } from '../../tests/support/launch-options';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Some pages are hidden from search engines (`plugins/prerender`). */
const skipAudits = ['is-crawlable'];

/** The audits per kind of Lighthouse's throttling, simulated or applied. */
const metrics = {
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

type Method = keyof typeof metrics;

export type Figure =
  | (typeof categories)[number]
  | { [M in Method]: keyof (typeof metrics)[M] }[Method]
  | 'total kB'
  | 'ahead kB'
  | 'html kB'
  | 'script to interactive kB'
  | 'fonts kB';

export type Figures = Partial<Record<Figure, number>>;

type Measured = {
  figures: Figures;
  failures: string[];
  /** The tasks over 50 ms, the longest first: when, how long, what is in them, and whose they are. */
  longTasks: string[];
  /** How fast this machine does Lighthouse's fixed piece of work (its benchmark index). */
  speed: number;
};

/**
 * The benchmark index of the phone that Lighthouse emulates, a Moto G Power of 2022, by which Chromium's
 * DevTools calibrate their low-tier device.
 */
const phoneSpeed = 264;

/** How many times slower than a machine of this speed the phone is. */
export const slowdownFor = (speed: number): number => Math.max(1, speed / phoneSpeed);

/** The arguments of a browser whose system is dark; the last setting of a name counts. */
const darkArgs = [`--blink-settings=${[...blinkSettings, 'preferredColorScheme=0']}`];

type Options = {
  method: Method;
  /** On a system whose theme is dark. */
  isDark: boolean;
  /** With applied throttling, how many times slower than this machine. */
  slowdown?: number;
};

/**
 * One mobile run of Lighthouse in a new browser. Scores are 0 to 100, and only with simulated
 * throttling, which is always of four times. Lighthouse sometimes records a trace without its start
 * (NO_NAVSTART) and asks for another run: rejects after three failures.
 */
export async function measurePage(
  url: string,
  chromePath: string,
  options: Options,
): Promise<Measured> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLighthouse(url, chromePath, options);
    } catch (error) {
      if (attempt === 3) throw error;
      console.log(`Running again: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function runLighthouse(
  url: string,
  chromePath: string,
  { method, isDark, slowdown = 4 }: Options,
): Promise<Measured> {
  const chromeFlags = ['--headless=new', ...browserArgs, ...(isDark ? darkArgs : [])];
  const chrome = await launch({ chromePath, chromeFlags });
  const onlyCategories = method === 'simulate' ? [...categories] : ['performance'];
  try {
    const flags = {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod: method,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
      onlyCategories,
      skipAudits,
    } as const;
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const { audits, categories: scores, runtimeError, environment } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const figures: Figures = {};
    if (method === 'simulate') {
      for (const name of categories) figures[name] = Math.round((scores[name]?.score ?? 0) * 100);
      const { details } = audits['network-requests'] ?? {};
      Object.assign(figures, weigh((details as { items?: Transfer[] } | undefined)?.items ?? []));
    }
    for (const [name, audit] of Object.entries(metrics[method])) {
      const value = audits[audit]?.numericValue ?? Number.NaN;
      figures[name as Figure] = readable(name as Figure, value);
    }
    const failures = Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim());
    const longTasks = describeLongTasks(audits['long-tasks']?.details);
    return { figures, failures, longTasks, speed: environment.benchmarkIndex };
  } finally {
    chrome.kill();
  }
}

type LongTasks = {
  urls: string[];
  /** Times in ms; the other properties are groups of work, such as `styleLayout`. */
  tasks: ({ urlIndex: number; startTime: number; duration: number } & Record<string, number>)[];
};

/** What Lighthouse's `long-tasks` found. */
function describeLongTasks(details: unknown): string[] {
  const { debugData } = (details ?? {}) as { debugData?: LongTasks };
  const { urls = [], tasks = [] } = debugData ?? {};
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

/** A request of Lighthouse's `network-requests`, in order; its size in bytes. */
type Transfer = { url: string; transferSize: number };

/** A page's own bytes, and those of other pages, which it fetches ahead for its links (`prefetchOnScreen`). */
function weigh(transfers: readonly Transfer[]): Pick<Figures, 'total kB' | 'ahead kB'> {
  const pages = transfers.filter(({ url }) => /-page-[\w-]+\.js$/.test(url));
  const sizeOf = (some: readonly Transfer[]) =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const ahead = sizeOf(pages.slice(1));
  const kilobytes = (bytes: number) => Math.round(bytes / 1000);
  return { 'total kB': kilobytes(sizeOf(transfers) - ahead), 'ahead kB': kilobytes(ahead) };
}

const readable = (name: Figure, value: number) =>
  name === 'layout shift' ? Number(value.toFixed(3)) : Math.round(value);

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as Figure[];
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => run[name] ?? Number.NaN).sort((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)]];
    }),
  );
}
