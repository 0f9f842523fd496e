import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { createActor, type InspectionEvent } from 'xstate';
import { cartMachine } from '../../../machines/cart.machine';
import { startSession } from '../../../packages/workbench/src/recorder/session';
import { oracle } from '../../../tests/traces/oracle';

export type HookFigure =
  | 'hook: µs an event, of 10,000'
  | 'hook: longest stretch after 10,000 events'
  | 'hook: bytes compressed';

const item = { id: 'a', name: 'Adding machine', price: 402, qty: 1 };
const events = [{ type: 'item.added', item }, { type: 'cart.emptied' }] as const;
const times = 10_000;

/** The median time that an event takes a cart, in µs. */
function sendAll(inspect?: (report: InspectionEvent) => void): number {
  const actor = createActor(cartMachine, inspect && { inspect }).start();
  const taken: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const started = performance.now();
    actor.send(events[count % 2] as (typeof events)[number]);
    taken.push(performance.now() - started);
  }
  actor.stop();
  return 1000 * (taken.sort((a, b) => a - b)[times / 2] ?? Number.NaN);
}

/**
 * What the hook costs an app that sends 10,000 events in one task: the µs that it adds to each, and
 * the longest stretch of ms after them until all are judged.
 */
async function measureEvents(): Promise<{ event: number; stretch: number }> {
  const bare = sendAll();
  const session = startSession(oracle);
  const event = sendAll(session.watch) - bare;
  let stretch = 0;
  while (session.steps().length < session.trace.steps.length) {
    const started = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    stretch = Math.max(stretch, performance.now() - started);
  }
  return { event, stretch };
}

/** Bundles a file of the package or of this folder, as it is served. */
export async function bundle(input: string, external: readonly string[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: [...external],
        output: { format: 'es' },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  return output && 'output' in output ? output.output[0].code : '';
}

/** The size of the hook's code as it is served, without XState, in gzipped bytes. */
export async function measureHookSize(): Promise<number> {
  const code = await bundle('packages/workbench/src/recorder/record-trace.ts', ['xstate']);
  return gzipSync(code).length;
}

/** What the hook costs an app, `count` times. */
export async function measureHook(count: number): Promise<Record<HookFigure, number>[]> {
  const size = await measureHookSize();
  const runs: Record<HookFigure, number>[] = [];
  while (runs.length < count) {
    const { event, stretch } = await measureEvents();
    runs.push({
      'hook: µs an event, of 10,000': event,
      'hook: longest stretch after 10,000 events': stretch,
      'hook: bytes compressed': size,
    });
  }
  return runs;
}
