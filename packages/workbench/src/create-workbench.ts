import { type AnyStateMachine, createActor, fromPromise, type InspectionEvent } from 'xstate';
import type { Chart } from './chart/chart';
import type { Oracle } from './judge/judge';
import { type Clause, findCitations } from './judge/ledger';
import type { Table } from './judge/table';
import { readLink, writeLink } from './link';
import * as own from './machines';
import { fingerprint } from './model/fingerprint';
import type { Trace } from './model/trace';
import { readTrace } from './recorder/read-trace';
import { startSession } from './recorder/session';
import { createRestarter, type RestartApp } from './restart/restarter';
import { ownTables } from './tables';
import type { Driver } from './walk/driver';
import { startWalker } from './walk/start-walker';

export type WorkbenchOptions = {
  machines: readonly AnyStateMachine[];
  /** Their charts, laid out by `layOutCharts`; a machine without one shows as a list. */
  charts?: readonly Chart[];
  /** The id of the machine that shows at first; the first one unless told. */
  start?: string;
  /** The transition tables, by machine id; a machine without one is judged by its chart alone. */
  tables?: Readonly<Record<string, Table>>;
  /** The clauses of the specification that machines and tables cite. */
  clauses?: readonly Clause[];
  /** What an event carries, by its type, as an example to start from. */
  payloads?: Readonly<Record<string, object>>;
  /** Starts the app anew at a recorded step; without it the app cannot go back to one. */
  restart?: RestartApp;
  /** Writes a trace as a test, if the app has a way to; `clause` is what the trace exercises. */
  writeTest?: (trace: Trace, clause: Clause) => { name: string; content: string };
  /** How to make the app's events happen; with it, any state is one press away. */
  driver?: Driver;
};

const byId = (machines: readonly AnyStateMachine[]) =>
  Object.fromEntries(machines.map((machine) => [machine.id, machine]));

/**
 * Makes a workbench for an app's machines. Give its `watch` to their actors as `inspect`, and
 * render it with `<Workbench>`.
 */
export function createWorkbench(options: WorkbenchOptions) {
  const { machines, tables = {}, clauses = [], payloads = {}, charts = [] } = options;
  const oracle: Oracle = { machines: byId(machines), tables };
  // The view comes first, since it is shown first.
  const ownMachines = [own.viewMachine, ...Object.values(own)];
  const ownOracle: Oracle = { machines: byId(ownMachines), tables: ownTables };
  const restarter = createRestarter(oracle.machines);
  const app = startSession(oracle, restarter.origin);
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
  const message = createActor(own.messageMachine, { inspect }).start();
  const walk = startWalker({
    app: { session: app, oracle },
    itself: { session: itself, oracle: ownOracle },
    driver: options.driver,
    payloads,
    inspect,
  });

  view.send({ type: 'link.opened', link: readLink(location.hash) });
  addEventListener('hashchange', () =>
    view.send({ type: 'link.opened', link: readLink(location.hash) }),
  );
  view.subscribe((snapshot) => history.replaceState(history.state, '', writeLink(snapshot)));

  return {
    options,
    watch: (report: InspectionEvent) => {
      app.watch(report);
      restarter.watch(report);
    },
    /** To be told when the page in which the app runs is left: its actors go without a word. */
    leave: app.leave,
    app,
    itself,
    source,
    view,
    message,
    restart,
    walk,
    oracle,
    ownOracle,
    clauses,
    payloads,
    charts: new Map(charts.map((chart) => [chart.id, chart])),
    build: fingerprint(machines),
    citations: findCitations(machines),
    wordings: new Map(clauses.map(({ id, text }) => [id, text])),
  };
}

export type WorkbenchModel = ReturnType<typeof createWorkbench>;
