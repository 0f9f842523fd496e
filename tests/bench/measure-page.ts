import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArgs } from '../support/launch-options';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
  'total bytes': 'total-byte-weight',
} as const;

export type Figure =
  | (typeof categories)[number]
  | keyof typeof metrics
  | 'script to answer kB'
  | 'fonts kB';

export type Figures = Partial<Record<Figure, number>>;

type Measured = { figures: Figures; failures: string[] };

/** One run of Lighthouse, mobile, in a browser of its own; scores from 0 to 100. Rejects if it fails. */
export async function measurePage(url: string, chromePath: string): Promise<Measured> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArgs] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories: scores } = result.lhr;
    const figures: Figures = {};
    for (const name of categories) figures[name] = Math.round((scores[name]?.score ?? 0) * 100);
    for (const [name, audit] of Object.entries(metrics)) {
      const value = audits[audit]?.numericValue ?? Number.NaN;
      figures[name as keyof typeof metrics] = Number(
        value.toFixed(name === 'layout shift' ? 2 : 0),
      );
    }
    const failures = Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim());
    return { figures, failures };
  } finally {
    chrome.kill();
  }
}

/** The middle of some figures, name by name. */
export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as Figure[];
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => run[name] ?? Number.NaN).sort((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)]];
    }),
  );
}
