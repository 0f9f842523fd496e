import type { ELK } from 'elkjs';
import createElk from 'elkjs/lib/elk-api.js';
import elkUrl from 'elkjs/lib/elk-worker.min.js?url&no-inline';
import type { LayOut } from '../chart/charts';
import { layOut } from './lay-out';
import { createMeasure } from './measure-text';
import { startWorker } from './start-worker';
import type { Measure } from './text';

/** ELK in a worker; rejects where workers are refused, at once or later. */
const startElk = () =>
  new Promise<ELK>((resolve, reject) => {
    const elk = new createElk({
      workerFactory: () => {
        const worker = startWorker(elkUrl);
        worker.addEventListener('error', reject);
        return worker;
      },
    });
    elk.knownLayoutAlgorithms().then(() => resolve(elk), reject);
  });

/** The height of the tools below a chart, in px. */
const belowChart = 52;

/** ELK in the page. */
const loadElk = async () => new (await import('elkjs/lib/elk.bundled.js')).default();

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
