import { type ReactNode, useMemo, useRef } from 'react';
import { ChartPane } from './chart/chart-pane';
import type { WorkbenchModel } from './create-workbench';
import { countCoverage } from './judge/counts';
import { ActorsPanel } from './panels/actors-panel';
import { ClausesPanel } from './panels/clauses-panel';
import { CoveragePanel } from './panels/coverage-panel';
import { EventPanel } from './panels/event-panel';
import { Guarded } from './panels/guarded';
import { Inspector } from './panels/inspector';
import { Notices, useBrokenTables } from './panels/notices';
import { PanelTabs } from './panels/panel-tabs';
import { Strip, Toolbar } from './panels/toolbar';
import { TracePanel } from './panels/trace-panel';
import { useViewModel } from './use-view-model';

type Props = {
  workbench: WorkbenchModel;
  /** The framed site. */
  children: ReactNode;
};

/** The app and a machine's chart, above the trace and its verdicts. */
export function Workbench({ workbench, children }: Props) {
  const model = useViewModel(workbench);
  const { machine, steps, lastTaken, selected, panel, isLive, loaded } = model;
  const { view } = workbench;
  const isCovering = panel === 'coverage';
  const coverage = useMemo(
    () => (isCovering ? countCoverage(steps) : undefined),
    [isCovering, steps],
  );
  const lit = useMemo(() => new Set(lastTaken?.taken), [lastTaken]);

  const departs = lastTaken?.verdict.kind === 'departs';
  const broken = useBrokenTables(workbench.oracle);
  const { citations } = workbench;
  const clause = panel === 'clauses' ? model.clause : '';
  const cited = useMemo(
    () => new Set((citations.get(clause) ?? []).map(({ id }) => id)),
    [citations, clause],
  );
  const marks = useMemo(
    () => ({ active: model.active, lit, departs, coverage, selected, cited }),
    [model.active, lit, departs, coverage, selected, cited],
  );

  const select = (at: number) => {
    const chosen = steps[at];
    if (chosen) view.chooseStep(at, chosen);
  };
  const { choosePart } = view;
  const inspector = useRef<HTMLElement>(null);
  const deselect = () => {
    // Its card is removed, and the focus with it.
    const isInside = document.activeElement?.closest('.wb-selected');
    choosePart(selected);
    if (isInside) inspector.current?.focus({ preventScroll: true });
  };
  const chartPane = useRef<HTMLElement>(null);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for its Deselect button.
    <div
      className="workbench"
      onKeyDown={({ key, target }) => {
        const isOther = (target as Element).closest('.wb-app, input, textarea, select');
        if (key === 'Escape' && selected && !isOther) deselect();
      }}
    >
      <header>
        <Toolbar
          workbench={workbench}
          model={model}
          isBroken={broken.length > 0}
          onSelect={select}
        />
        <Strip workbench={workbench} model={model} />
      </header>
      <Notices workbench={workbench} model={model} broken={broken} />
      <main className="wb-main">
        <div className="wb-app">
          <button type="button" className="wb-skip" onClick={() => chartPane.current?.focus()}>
            Skip the app
          </button>
          {children}
          {!isLive && <p className="wb-app-note">The app is live and does not show this trace.</p>}
        </div>
        <section ref={chartPane} className="wb-chart" aria-label="Chart" tabIndex={-1}>
          <Guarded resetKey={machine?.id}>
            {machine && (
              <ChartPane
                workbench={workbench}
                machine={machine}
                marks={marks}
                onSelect={choosePart}
              />
            )}
          </Guarded>
        </section>
        <PanelTabs open={panel} onOpen={(opened) => view.update({ panel: opened })}>
          <Guarded resetKey={panel}>
            {panel === 'trace' && (
              <TracePanel
                key={loaded?.name}
                model={model}
                onFilter={(filter) => view.update({ filter })}
                onSelect={select}
              />
            )}
            {panel === 'clauses' && (
              <ClausesPanel
                workbench={workbench}
                model={model}
                onSelect={select}
                onPlaces={(clause, { machine: home, id }) => {
                  view.chooseMachine(home);
                  choosePart(id);
                  view.update({ clause });
                }}
              />
            )}
            {coverage && <CoveragePanel model={model} coverage={coverage} onSelect={choosePart} />}
            {panel === 'actors' && <ActorsPanel model={model} onSelect={view.chooseActor} />}
            {panel === 'events' && <EventPanel model={model} />}
          </Guarded>
        </PanelTabs>
        <Inspector pane={inspector} workbench={workbench} model={model} onDeselect={deselect} />
      </main>
    </div>
  );
}
