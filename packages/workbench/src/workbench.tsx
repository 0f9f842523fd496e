import { type ReactNode, useMemo } from 'react';
import { ChartView } from './chart/chart-view';
import { StateList } from './chart/state-list';
import type { WorkbenchModel } from './create-workbench';
import { countCoverage } from './judge/coverage';
import { ActorsPanel } from './panels/actors-panel';
import { ClausesPanel } from './panels/clauses-panel';
import { CoveragePanel } from './panels/coverage-panel';
import { EventPanel } from './panels/event-panel';
import { Notices } from './panels/notices';
import { PanelTabs } from './panels/panel-tabs';
import { PartCard } from './panels/part-card';
import { RestartPart } from './panels/restart-part';
import { StepCard } from './panels/step-card';
import { Toolbar } from './panels/toolbar';
import { TracePanel } from './panels/trace-panel';
import { WalkCard } from './panels/walk-card';
import { useViewModel } from './use-view-model';

type Props = {
  workbench: WorkbenchModel;
  /** The app, such as an iframe. */
  children?: ReactNode;
};

/** The app and a machine's chart, above the trace and its verdicts. */
export function Workbench({ workbench, children }: Props) {
  const model = useViewModel(workbench);
  const { machine, steps, index, step, last, traces, selected, panel, isLive } = model;
  const { view, wordings } = workbench;
  // All loaded traces count together.
  const coverage = useMemo(
    () => (isLive ? countCoverage(steps) : countCoverage(...traces.map((trace) => trace.steps))),
    [isLive, steps, traces],
  );
  const lit = useMemo(
    () => new Set(step?.machine === machine?.id ? step?.taken : []),
    [step, machine],
  );

  const chart = workbench.charts.get(machine?.id ?? '');
  const tint = panel === 'coverage' ? coverage : undefined;
  const marks = { active: model.active, lit, coverage: tint, selected };

  const select = (at: number) => {
    const chosen = steps[at];
    if (chosen) {
      view.send({ type: 'step.chosen', at, machine: chosen.machine, actor: chosen.actor });
    }
  };
  const choosePart = (id: string) => view.send({ type: 'part.chosen', id });

  return (
    <div className="workbench">
      <Toolbar workbench={workbench} model={model} onSelect={select} />
      <Notices workbench={workbench} model={model} onSelect={select} />
      <main className="wb-main">
        {children && <div className="wb-app">{children}</div>}
        <div className="wb-chart">
          {chart && (
            <ChartView
              machine={chart}
              {...marks}
              onSelect={choosePart}
              inspect={workbench.itself.watch}
            />
          )}
          {machine && !chart && <StateList machine={machine} {...marks} onSelect={choosePart} />}
        </div>
        <PanelTabs
          open={panel}
          onOpen={(opened) => view.send({ type: 'panel.chosen', panel: opened })}
        >
          {panel === 'trace' && (
            <TracePanel
              model={model}
              onFilter={(filter) => view.send({ type: 'filter.typed', filter })}
              onSelect={select}
            />
          )}
          {panel === 'clauses' && (
            <ClausesPanel
              workbench={workbench}
              model={model}
              onSelect={select}
              onPart={({ machine: home, id }) =>
                view.send({ type: 'link.opened', link: { machine: home, actor: '', selected: id } })
              }
            />
          )}
          {panel === 'coverage' && (
            <CoveragePanel
              model={model}
              coverage={coverage}
              visits={isLive ? [] : traces.map(({ name }) => name)}
              onSelect={choosePart}
            />
          )}
          {panel === 'actors' && (
            <ActorsPanel
              model={model}
              onSelect={(actor, id) => view.send({ type: 'actor.chosen', actor, machine: id })}
            />
          )}
          {panel === 'events' && <EventPanel workbench={workbench} model={model} />}
        </PanelTabs>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
        <aside className="wb-inspector" aria-label="Step and context" tabIndex={0}>
          {machine && selected ? (
            <>
              {isLive && <WalkCard workbench={workbench} model={model} />}
              <PartCard machine={machine} id={selected} wordings={wordings} />
            </>
          ) : (
            <StepCard step={step} index={step ? steps.indexOf(step) : index} wordings={wordings}>
              {step && <RestartPart workbench={workbench} model={model} step={step} />}
            </StepCard>
          )}
          {last && (
            <section aria-label="Context">
              <h2>Context of {last.actor}</h2>
              <pre>{JSON.stringify(last.context, null, 2)}</pre>
            </section>
          )}
        </aside>
      </main>
    </div>
  );
}
