import type { ELK } from 'elkjs';
import createElk from 'elkjs/lib/elk-api.js';
import elkUrl from 'elkjs/lib/elk-worker.min.js?url&no-inline';
import type { LayOut } from '../chart/charts';
import { layOut } from './lay-out';
import { type Measure, typeStyles } from './style';

type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

/** Starts ELK's worker. Where scripts need trusted types, the page has to allow the policy `workbench`. */
function startWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('workbench', { createScriptURL: () => elkUrl });
  return new Worker(policy?.createScriptURL(elkUrl) ?? elkUrl);
}

/** ELK in a worker; rejects where workers are refused, at once or later. */
const startElk = () =>
  new Promise<ELK>((resolve, reject) => {
    const elk = new createElk({
      workerFactory: () => {
        const worker = startWorker();
        worker.addEventListener('error', reject);
        return worker;
      },
    });
    elk.knownLayoutAlgorithms().then(() => resolve(elk), reject);
  });

/** ELK in the page. */
const loadElk = async () => new (await import('elkjs/lib/elk.bundled.js')).default();

/** How long to wait for the fonts of charts, in ms; without them, charts stretch their text. */
const patience = 3000;

/** Text is measured enlarged, since browsers round the widths of small letters. */
const enlarged = 16;

/** Measures text as the page's charts show it, once their fonts have loaded. */
async function createMeasure(): Promise<Measure> {
  const themed = getComputedStyle(document.querySelector('.workbench') as Element);
  const fontOf = ({ font, size, weight }: (typeof typeStyles)[keyof typeof typeStyles]) =>
    `${weight} ${size * enlarged}px ${themed.getPropertyValue(`--wb-${font}`)}`;
  const fonts = [...new Set(Object.values(typeStyles).map(fontOf))];
  await Promise.race([
    Promise.allSettled(fonts.map((font) => document.fonts.load(font))),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser cannot measure text.');
  return (text, role) => {
    context.font = fontOf(typeStyles[role]);
    return context.measureText(text).width / enlarged;
  };
}

/** The height of the tools below a chart, in px. */
const belowChart = 52;

/** Lays out charts with the page's fonts, in a worker if that may start. */
export function createLayOut(): LayOut {
  let started: Promise<[ELK, Measure]> | undefined;
  return async (machine) => {
    started ??= Promise.all([startElk().catch(loadElk), createMeasure()]);
    const [elk, measure] = await started;
    const { clientWidth: width = 0, clientHeight = 0 } = document.querySelector('.wb-chart') ?? {};
    const pane = { width, height: clientHeight - belowChart };
    return layOut(machine, elk, measure, pane.height > 0 ? pane : undefined);
  };
}
