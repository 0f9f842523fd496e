import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { createActor, type InspectionEvent } from 'xstate';
import { cartMachine } from '../../../machines/cart.machine';
import { oracle } from '../../../tests/traces/oracle';

export type HookFigure =
  | 'hook: µs an event, of 10,000'
  | 'recorder: µs an event, of 10,000'
  | 'recorder: longest stretch after 10,000 events'
  | 'recorder: bytes compressed';

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

type Served = {
  createInspect: (name: string) => { inspect: (report: InspectionEvent) => void };
  startSession: typeof import('statechart-workbench/headless').startSession;
};

/** The hook and the recorder as they are served: tsx names each function when it is made, which takes longer. */
async function importServed(): Promise<Served> {
  const folder = await mkdtemp('node_modules/.hook-');
  const read = async (input: string) => {
    const file = join(folder, `${input.replaceAll('/', '-')}.mjs`);
    await writeFile(file, await bundle(`packages/workbench/src/${input}.ts`, ['xstate']));
    return import(pathToFileURL(file).href);
  };
  try {
    return { ...(await read('hook/create-inspect')), ...(await read('headless')) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * What hook and recorder cost an app that sends 10,000 events in one task: the µs that they add to each,
 * and the longest stretch of ms after them until all are judged.
 */
async function measureEvents({ createInspect, startSession }: Served) {
  const bare = sendAll();
  const posted = sendAll(createInspect('bench').inspect) - bare;
  const session = startSession(oracle);
  const recorded = sendAll(session.watch) - bare;
  let stretch = 0;
  while (session.steps().length < session.trace.steps.length) {
    const started = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    stretch = Math.max(stretch, performance.now() - started);
  }
  return { posted, recorded, stretch };
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

/** The size of the recorder's code as it is served, without XState, in gzipped bytes. */
export async function measureRecorderSize(): Promise<number> {
  const code = await bundle('packages/workbench/src/recorder/record-trace.ts', ['xstate']);
  return gzipSync(code).length;
}

/** The size of the code of the hook that posts to another page or to a server, in gzipped bytes. */
export async function measureHookSize(): Promise<number> {
  return gzipSync(await bundle('packages/workbench/src/hook/index.ts')).length;
}

/** What hook and recorder cost an app, `count` times. */
export async function measureHook(count: number): Promise<Record<HookFigure, number>[]> {
  const size = await measureRecorderSize();
  const served = await importServed();
  const runs: Record<HookFigure, number>[] = [];
  while (runs.length < count) {
    const { posted, recorded, stretch } = await measureEvents(served);
    runs.push({
      'hook: µs an event, of 10,000': posted,
      'recorder: µs an event, of 10,000': recorded,
      'recorder: longest stretch after 10,000 events': stretch,
      'recorder: bytes compressed': size,
    });
  }
  return runs;
}
