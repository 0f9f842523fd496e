import type { AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import { type LayOut, startCharts } from './chart/charts';
import { followPresses, followSteps, presses } from './follow-presses';
import { citationsOf } from './judge/citations';
import type { DepartedRun } from './judge/departed-run';
import type { JudgedStep } from './judge/judge';
import type { Oracle } from './judge/oracle';
import { orderSteps } from './judge/order-steps';
import type { Table } from './judge/table';
import { paneOf, readLink, readSource, writeLink } from './link';
import { own } from './model/own';
import type { Clause } from './model/parse-clauses';
import type { Trace, TraceMark } from './model/trace';
import { byKey } from './recorder/definitions';
import { createMask, type TypedKeys } from './recorder/mask';
import { readTrace } from './recorder/read-trace';
import { startSession } from './recorder/session';
import { createRestarter, type RestartApp } from './restart/restarter';
import { createTask, type HandOut } from './state/create-task';
import { createScreen } from './state/screen';
import { createSource, type SourceName, shownTrace } from './state/source';
import { createView } from './state/view';
import { createWalker, type Payloads } from './walk/create-walker';
import type { Driver } from './walk/driver';
import { followSelection } from './walk/follow-selection';

export type WorkbenchOptions = {
  /** The machines to show before an actor runs them; others appear when one does. */
  machines?: readonly AnyStateMachine[];
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
  /** Turns what leads to a step that departs into a test, which fails until that is mended. */
  writeDepartureTest?: (departed: DepartedRun) => { name: string; content: string };
  /** The text of a machine, by its id, to paste into Stately's editor; enables “Copy for Stately”. */
  statelyText?: (machine: string) => Promise<string>;
  /** Whether the view is kept in the page's hash, which an app may need for itself; off by default. */
  address?: boolean;
  /** Sends an event to an actor of an app whose hook posts what happens, which `receive` takes. */
  send?: (app: string, actor: number, event: EventObject) => void;
  /** Operates the app's controls; enables “Walk there”. */
  driver?: Driver;
};

/**
 * Creates a workbench for an app's machines. Pass its `watch` to their actors as `inspect`, and
 * render it with `<Workbench>`.
 */
export function createWorkbench(options: WorkbenchOptions = {}) {
  const { machines = [], tables = {}, pure = [], clauses = [] } = options;
  const { payloads = {}, typed = {} } = options;
  const listed = new Set(machines.map(({ id }) => id));
  const judged = Object.values(tables).map(({ machine }) => machine);
  const shown = [...machines, ...judged.filter(({ id }) => !listed.has(id))];
  const oracle: Oracle = { machines: byKey(shown), tables, pure };
  const restarter = createRestarter(oracle);
  const app = startSession(oracle, {
    origin: restarter.origin,
    mask: createMask(typed),
    // The app first finishes what it does.
    onMachine: (machine) => queueMicrotask(() => showFirst(machine)),
    send: options.send,
    onDomEvent: (step, type) => presses.test(type) && followStep(step),
  });
  /** Shows a machine if there was none to show. */
  const showFirst = (machine: string) => {
    if (!view.get().machine) view.follow({ machine, actor: '' });
  };
  let chart: TraceMark | undefined;
  /** After an edit, shows the new chart once an actor runs it and none runs the one that is shown. */
  const showEdited = () => {
    const steps = app.steps();
    const last = app.trace.marks?.findLast(({ kind }) => kind === 'chart');
    if (!last?.machine || last === chart || steps.length <= last.at) return;
    chart = last;
    const { machine: shown, at } = view.get();
    const [before, after] = [shown, last.machine].map((key) => own(oracle.machines, key)?.id);
    const isIts = (step: JudgedStep) => step.machine === shown && app.findActor(step.actor);
    if (at !== null || before !== after || steps.some(isIts)) return;
    view.update({ machine: last.machine, actor: '', selected: '' });
  };
  app.subscribe(showEdited);
  /** Once what is followed was stopped, or has gone with its app, shows what of the rest acted last. */
  const showRunning = () => {
    const { machine, actor, isFollowing } = view.get();
    if (!isFollowing || shownTrace(source.get())) return;
    const isShown = (step: JudgedStep) =>
      step.machine === machine && (!actor || step.actor === actor);
    const steps = app.steps();
    const last = steps.findLast(isShown);
    if (!last) return;
    const info = app.actors.find(({ name }) => name === last.actor);
    if (last.kind !== 'stopped' && info?.left === undefined) return;
    const next = steps.findLast((step) => app.findActor(step.actor));
    if (next) view.follow(next);
  };
  app.subscribe(showRunning);
  const screen = createScreen();
  const view = createView(options.start ?? shown[0]?.id ?? '');
  const source = createSource((file) => readTrace(file, oracle));
  let loaded = shownTrace(source.get());
  source.subscribe(() => {
    const trace = shownTrace(source.get());
    if (trace === loaded) return;
    loaded = trace;
    const last = trace?.steps.at(-1);
    const isThere = trace?.steps.some(({ machine }) => machine === view.get().machine);
    if (last) (isThere || view.get().isFollowing ? view.follow : view.chooseActor)(last);
  });
  const restart = createTask(async ({ at, from }: { at: number; from: SourceName }) => {
    const trace = from === 'app' ? undefined : source.get().traces[from];
    const recorded = trace ?? { steps: app.steps(), actors: app.actors };
    const { steps, actors } = recorded;
    const number = orderSteps(steps, actors).indexOf(steps[at] as JudgedStep) + 1;
    const step = { ...recorded, at, from: `step ${number}${trace ? ` of ${trace.name}` : ''}` };
    return restarter.restart(step, options.restart, () => {
      source.show('app');
      view.releaseStep();
      view.chooseMachine(view.get().machine);
    });
  });
  const walk = createWalker({ session: app, oracle, driver: options.driver, payloads });

  const openLink = () => {
    const { hash } = location;
    source.showNamed(readSource(hash));
    const link = readLink(hash);
    view.openLink(link);
    if (link.clause) screen.update({ clauseQuery: '' });
    const pane = paneOf(link);
    if (pane) screen.update({ pane });
  };
  followSelection({ view, source, walk, app });
  const { eventNow = () => globalThis.event } = options;
  const parts = { view, source, app, machines: oracle.machines };
  const watch = followPresses(parts, eventNow);
  const followStep = followSteps(parts);
  const updateLink = () => {
    const hash = writeLink(view.get(), source.get());
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
    /** Takes what the hook of an app posts. */
    receive: app.receive,
    /** Call when the app's page unloads, since its actors do not report that they stop. */
    leave: app.leave,
    app,
    source,
    view,
    screen,
    restart,
    /** What was last handed out, and how that has ended. */
    handOut: createTask(async ({ run }: HandOut) => run()),
    walk,
    oracle,
    clauses,
    payloads,
    charts: startCharts(options.layOut),
    get citations() {
      return citationsOf(oracle);
    },
    wordings: new Map(clauses.map(({ id, text }) => [id, text])),
  };
}

export type WorkbenchModel = ReturnType<typeof createWorkbench>;
