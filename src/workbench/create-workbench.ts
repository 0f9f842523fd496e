import type { Table } from '@machines/tables/define-table';
import type { InspectionEvent } from 'xstate';
import { type LayOut, startCharts } from './chart/charts';
import { followPresses } from './follow-presses';
import { citationsOf } from './judge/citations';
import type { JudgedStep } from './judge/judge';
import type { Oracle } from './judge/oracle';
import { orderByCause } from './judge/order-by-cause';
import { readLink, writeLink } from './link';
import type { Clause } from './model/parse-clauses';
import { createMask, type TypedKeys } from './recorder/mask';
import { readTrace } from './recorder/read-trace';
import { startSession } from './recorder/session';
import { createRestarter, type RestartApp } from './restart/restarter';
import { createTask, type HandOut } from './state/create-task';
import { createScreen } from './state/screen';
import { createSource, type SourceName, shownTrace } from './state/source';
import { createView } from './state/view';

/** What the page gives its workbench. */
export type WorkbenchOptions = {
  /** The transition tables with their machines, by machine id. */
  tables: Readonly<Record<string, Table>>;
  /** Groups of machines in the chooser: their ids, by the name of the group. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** The id of the machine that is selected at first. */
  start: string;
  /** The clauses of the specification that machines and tables cite. */
  clauses: readonly Clause[];
  /** Example payloads by machine id and event type. */
  payloads: Readonly<Record<string, Readonly<Record<string, object>>>>;
  /** Where machines have what visitors typed: traces show and save it as bullets. */
  typed: TypedKeys;
  /** Lays out a chart. */
  layOut: LayOut;
  /** Restarts the site at a recorded step. */
  restart: RestartApp;
  /** The text of a machine, by its id, to paste into Stately's editor. */
  statelyText: (machine: string) => Promise<string>;
  /** The DOM event that the site is handling, if any. */
  eventNow: () => Event | undefined;
};

/** Creates the workbench. Pass its `watch` to the site's actors as `inspect`, and render it with `<Workbench>`. */
export function createWorkbench(options: WorkbenchOptions) {
  const { tables, clauses, payloads } = options;
  const oracle: Oracle = {
    machines: Object.fromEntries(Object.values(tables).map(({ machine }) => [machine.id, machine])),
    tables,
  };
  const restarter = createRestarter(oracle);
  const app = startSession(oracle, {
    origin: restarter.origin,
    mask: createMask(options.typed),
  });
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
  const view = createView(options.start);
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
    const { steps } = recorded;
    const number = orderByCause(steps).indexOf(steps[at] as JudgedStep) + 1;
    const step = { ...recorded, at, from: `step ${number}${trace ? ` of ${trace.name}` : ''}` };
    return restarter.restart(step, options.restart, () => {
      source.show('app');
      view.releaseStep();
      view.chooseMachine(view.get().machine);
    });
  });

  const openLink = () => {
    const { hash } = location;
    const link = readLink(hash);
    view.openLink(link);
    if (link.clause) screen.update({ clauseQuery: '' });
  };
  const watch = followPresses({ view, source, app, machines: oracle.machines }, options.eventNow);
  const updateLink = () => {
    const hash = writeLink(view.get(), source.get());
    if (hash !== location.hash) {
      history.replaceState(history.state, '', hash || location.pathname + location.search);
    }
  };
  openLink();
  addEventListener('hashchange', openLink);
  view.subscribe(updateLink);
  source.subscribe(updateLink);

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
    source,
    view,
    screen,
    restart,
    /** What was last handed out, and how that has ended. */
    handOut: createTask(async ({ run }: HandOut) => run()),
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
