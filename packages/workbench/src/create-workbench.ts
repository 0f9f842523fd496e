import { type AnyStateMachine, createActor, fromPromise, type InspectionEvent } from 'xstate';
import { type LayOut, startCharts } from './chart/charts';
import { copyText } from './copy-text';
import { followLoadedTraces } from './follow-loaded-traces';
import { followPresses } from './follow-presses';
import { citationsOf } from './judge/citations';
import type { Oracle } from './judge/oracle';
import type { Table } from './judge/table';
import { paneOf, readLink, readSource, writeLink } from './link';
import * as own from './machines';
import type { MachineName } from './machines/copy.machine';
import type { Clause } from './model/parse-clauses';
import type { Trace } from './model/trace';
import { byKey } from './recorder/definitions';
import { createMask, type TypedKeys } from './recorder/mask';
import { readTrace } from './recorder/read-trace';
import { startSession } from './recorder/session';
import { createRestarter, type RestartApp } from './restart/restarter';
import { ownTables } from './tables';
import type { Driver } from './walk/driver';
import { followSelection } from './walk/follow-selection';
import { type Payloads, startWalker } from './walk/start-walker';

export type WorkbenchOptions = {
  machines: readonly AnyStateMachine[];
  /** Lays out their charts, as `createLayOut` does; without it, machines are shown as lists. */
  layOut?: LayOut;
  /** Groups of machines in the chooser: their ids, by the name of the group. */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** The initially selected machine's id; defaults to the first. */
  start?: string;
  /** The sentence that says what the page is for, and what to press first. */
  intro?: string;
  /**
   * The DOM event that the app is handling, for “Follow what acts”; defaults to that of this window, so
   * only an app in another one needs it.
   */
  eventNow?: () => Event | undefined;
  /** The transition tables, by machine id; a machine without one is not judged, and none of its code is run again. */
  tables?: Readonly<Record<string, Table>>;
  /**
   * The ids of machines without a table whose guards, assigns, delays, contexts and inputs are computed
   * without effects: they may run again to restore a step and to find paths.
   */
  pure?: readonly string[];
  /** The clauses of the specification that machines and tables cite. */
  clauses?: readonly Clause[];
  /** Example payloads by machine id and event type. */
  payloads?: Payloads;
  /** Where machines have what visitors typed: traces show and save it as bullets. */
  typed?: TypedKeys;
  /** Restarts the app at a recorded step; enables “Run from here”. */
  restart?: RestartApp;
  /** Reloads the app; offered when an actor has failed. */
  reload?: () => void;
  /** Turns a trace into a test; `clause` is what it exercises. */
  writeTest?: (trace: Trace, clause: Clause) => { name: string; content: string };
  /** The text of a machine to paste into Stately's editor; enables “Copy for Stately”. */
  statelyText?: (name: MachineName) => Promise<string>;
  /** Whether the view is kept in the page's hash, which an app may need for itself; off by default. */
  address?: boolean;
  /** Operates the app's controls; enables “Walk there”. */
  driver?: Driver;
};

/**
 * Creates a workbench for an app's machines. Pass its `watch` to their actors as `inspect`, and
 * render it with `<Workbench>`.
 */
export function createWorkbench(options: WorkbenchOptions) {
  const { machines, tables = {}, pure = [], clauses = [], payloads = {}, typed = {} } = options;
  const oracle: Oracle = { machines: byKey(machines), tables, pure };
  // The view comes first, since it is shown first.
  const ownMachines = [own.viewMachine, ...Object.values(own)];
  const ownOracle: Oracle = { machines: byKey(ownMachines), tables: ownTables };
  const restarter = createRestarter(oracle);
  const app = startSession(oracle, { origin: restarter.origin, mask: createMask(typed) });
  const itself = startSession(ownOracle);
  const inspect = itself.watch;

  const source = createActor(
    own.sourceMachine.provide({
      actors: { readTrace: fromPromise(({ input }) => readTrace(input.file, oracle)) },
    }),
    { inspect },
  ).start();
  const restart = createActor(
    own.restartMachine.provide({
      actors: {
        restart: fromPromise(({ input: { at, trace } }) => {
          const loaded =
            typeof trace === 'number' ? source.getSnapshot().context.traces[trace] : null;
          const shown = loaded ?? { steps: app.steps(), actors: app.actors };
          const from = `step ${at + 1}${loaded ? ` of ${loaded.name}` : ''}`;
          return restarter.restart({ ...shown, at, from }, options.restart, () => {
            source.send({ type: 'source.chosen', source: 'app' });
            view.send({ type: 'step.released' });
            view.send({ type: 'machine.chosen', machine: view.getSnapshot().context.machine });
          });
        }),
      },
    }),
    { inspect },
  ).start();
  const input = { machine: options.start ?? machines[0]?.id ?? '' };
  const view = createActor(own.viewMachine, { input, inspect }).start();
  const pane = createActor(own.paneMachine, { inspect }).start();
  const repeats = createActor(own.repeatsMachine, { inspect }).start();
  const eventDraft = createActor(own.eventDraftMachine, { inspect }).start();
  const { statelyText } = options;
  const copy = createActor(
    statelyText
      ? own.copyMachine.provide({
          actors: { copy: fromPromise(({ input }) => copyText(statelyText(input))) },
        })
      : own.copyMachine,
    { inspect },
  ).start();
  const walk = startWalker({
    app: { session: app, oracle },
    itself: { session: itself, oracle: ownOracle },
    driver: options.driver,
    payloads,
    inspect,
  });

  const openLink = () => {
    const { hash } = location;
    source.send({ type: 'source.chosen', source: readSource(hash) });
    const link = readLink(hash);
    view.send({ type: 'link.opened', link });
    const about = paneOf(link);
    if (about) pane.send({ type: 'pane.chosen', pane: about });
  };
  followSelection({ view, source, walk, app });
  const { eventNow = () => globalThis.event } = options;
  const watch = followPresses({ view, source, app, machines: oracle.machines }, eventNow);
  followLoadedTraces({ view, source });
  const updateLink = () => {
    const hash = writeLink(view.getSnapshot(), source.getSnapshot());
    if (hash !== location.hash) {
      history.replaceState(history.state, '', hash || location.pathname + location.search);
    }
  };
  if (options.address && typeof location !== 'undefined') {
    openLink();
    addEventListener('hashchange', openLink);
    view.subscribe(updateLink);
    source.subscribe(updateLink);
  }

  return {
    options,
    watch: (report: InspectionEvent) => {
      // Whatever fails here must not reach the app.
      try {
        watch(report);
        restarter.watch(report);
      } catch (error) {
        app.fail(error);
      }
    },
    /** Call when the app's page unloads, since its actors do not report that they stop. */
    leave: app.leave,
    app,
    itself,
    source,
    view,
    pane,
    repeats,
    eventDraft,
    restart,
    copy,
    walk,
    oracle,
    ownOracle,
    clauses,
    payloads,
    charts: startCharts(options.layOut),
    citations: citationsOf(oracle),
    wordings: new Map(clauses.map(({ id, text }) => [id, text])),
  };
}

export type WorkbenchModel = ReturnType<typeof createWorkbench>;
