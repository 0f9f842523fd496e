import { machines, tables } from '@machines/tables';
import type { InspectionEvent } from 'xstate';
import { typedKeys } from '@/tracing/typed-keys';
import spec from '../../docs/spec.md?raw';
import { startCharts } from './chart/charts';
import { clauseTests } from './clause-tests.excerpt';
import { followPresses } from './follow-presses';
import { citationsOf } from './judge/citations';
import type { JudgedStep } from './judge/judge';
import type { Oracle } from './judge/oracle';
import { orderByCause } from './judge/order-by-cause';
import { createLayOut } from './layout/create-lay-out';
import { readLink, writeLink } from './link';
import { type Clause, parseClauses } from './model/parse-clauses';
import { createMask } from './recorder/mask';
import { readTrace } from './recorder/read-trace';
import { startSession } from './recorder/session';
import { createRestarter } from './restart/restarter';
import { restartSite } from './restart-site';
import { createTask, type HandOut } from './state/create-task';
import { createScreen } from './state/screen';
import { createSource, type SourceName, shownTrace } from './state/source';
import { createView, isOf } from './state/view';

/** The clauses of the specification, with the tests of each. */
const clauses = parseClauses(spec).map((clause): Clause => {
  const tests = clauseTests[clause.id];
  return tests ? { ...clause, tests } : clause;
});

/** The DOM event that the site is handling, if any. */
const eventNow = () => document.querySelector('iframe')?.contentWindow?.event;

/** Creates the workbench. Pass its `watch` to the site's actors as `inspect`, and render it with `<Workbench>`. */
export function createWorkbench() {
  const oracle: Oracle = { machines, tables };
  const restarter = createRestarter(oracle);
  const app = startSession(oracle, { origin: restarter.origin, mask: createMask(typedKeys) });
  /** Once what is followed was stopped, or has gone with its app, shows what of the rest acted last. */
  const showRunning = () => {
    if (!view.get().isFollowing || shownTrace(source.get())) return;
    const steps = app.steps();
    const last = steps.findLast((step) => isOf(view.get(), step));
    if (!last) return;
    const info = app.actors.find(({ name }) => name === last.actor);
    if (last.kind !== 'stopped' && info?.left === undefined) return;
    const next = steps.findLast((step) => app.findActor(step.actor));
    if (next) view.follow(next);
  };
  app.subscribe(showRunning);
  const screen = createScreen();
  // The button of its menu is in sight at every width.
  const view = createView('mobileMenu');
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
    return restarter.restart(step, restartSite, () => {
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
  const watch = followPresses({ view, source, app, machines }, eventNow);
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
    charts: startCharts(createLayOut()),
    citations: citationsOf(oracle),
    wordings: new Map(clauses.map(({ id, text }) => [id, text])),
  };
}

export type WorkbenchModel = ReturnType<typeof createWorkbench>;
