import { machines, tables } from '@machines/tables';
import type { InspectionEvent } from 'xstate';
import { typedKeys } from '@/tracing/typed-keys';
import spec from '../../docs/spec.md?raw';
import { startCharts } from './chart/charts';
import { clauseTests } from './clause-tests.excerpt';
import { followPresses } from './follow-presses';
import { orderByCause } from './judge/causes';
import { citationsOf } from './judge/counts';
import type { JudgedStep } from './judge/judge';
import type { Oracle } from './judge/oracle';
import { createLayOut } from './layout/create-lay-out';
import { readLink, writeLink } from './link';
import { type Clause, parseClauses } from './model/clauses';
import { count } from './model/values';
import { createMask } from './recorder/mask';
import { readTrace } from './recorder/read-trace';
import { startSession } from './recorder/session';
import { createRestarter } from './restart/restarter';
import { restartSite } from './restart-site';
import { createTask } from './state/store';
import { createView, isOf, shownTrace } from './state/view';

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
    if (!view.get().isFollowing || shownTrace(view.get())) return;
    const steps = app.steps();
    const last = steps.findLast((step) => isOf(view.get(), step));
    if (!last) return;
    const info = app.actors.find(({ name }) => name === last.actor);
    if (last.kind !== 'stopped' && info?.left === undefined) return;
    const next = steps.findLast((step) => app.findActor(step.actor));
    if (next) view.follow(next);
  };
  app.subscribe(showRunning);
  // The button of its menu is in sight at every width.
  const view = createView('mobileMenu');
  /** Restarts the site at a recorded step; resolves with what was done, in words. */
  const restart = async (at: number) => {
    const trace = shownTrace(view.get());
    const recorded = trace ?? { steps: app.steps(), actors: app.actors };
    const number = orderByCause(recorded.steps).indexOf(recorded.steps[at] as JudgedStep) + 1;
    const from = `step ${number}${trace ? ` of ${trace.name}` : ''}`;
    const missing = await restarter.restart({ ...recorded, at, from }, restartSite, () => {
      view.update({ isLive: true, at: null });
      view.chooseMachine(view.get().machine);
    });
    const names = `${count(missing.length, 'actor')} did not restart: ${missing.join(', ')}.`;
    return `The app is running from ${from}.${missing.length > 0 ? ` ${names}` : ''}`;
  };
  const load = async (file: File) => {
    const trace = await readTrace(file, oracle);
    view.showTrace(trace);
    return `Loaded ${trace.name}: ${count(trace.steps.length, 'step')}.`;
  };

  const openLink = () => view.openLink(readLink(location.hash));
  const watch = followPresses({ view, app, machines }, eventNow);
  openLink();
  addEventListener('hashchange', openLink);
  view.subscribe(() => {
    const hash = writeLink(view.get());
    if (hash !== location.hash) {
      history.replaceState(history.state, '', hash || location.pathname + location.search);
    }
  });

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
    view,
    task: createTask(),
    load,
    restart,
    oracle,
    clauses,
    charts: startCharts(createLayOut()),
    citations: citationsOf(oracle),
    wordings: new Map(clauses.map(({ id, text }) => [id, text])),
  };
}

export type WorkbenchModel = ReturnType<typeof createWorkbench>;
