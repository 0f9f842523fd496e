import { useRef } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { download } from '../download';
import { buildLedger } from '../judge/ledger';
import { writeReport } from '../judge/write-report';
import type { SourceName } from '../machines/source.machine';
import { fingerprint } from '../model/fingerprint';
import { toTrace } from '../model/trace';
import { definitionsOf } from '../recorder/open-trace';
import { useSelector } from '../use-actor';
import type { ViewModel } from '../use-view-model';
import { MachinePicker } from './machine-picker';
import { VerdictSum } from './verdict-sum';

type Props = { workbench: WorkbenchModel; model: ViewModel; onSelect: (index: number) => void };

/** Pickers for source, machine and step, and actions on the trace. */
export function Toolbar({ workbench, model, onSelect }: Props) {
  const { source: sources, view, pane, clauses, citations } = workbench;
  const areToolsOpen = useSelector(pane, (snapshot) => snapshot.matches({ tools: 'open' }));
  const { source, traces, machines, machineId, steps, index, isHeld } = model;
  // Without a step, the one before is the last.
  const position = index < 0 ? steps.length : index;
  const file = useRef<HTMLInputElement>(null);

  const choose = (name: string) => {
    const chosen: SourceName = name === 'app' || name === 'itself' ? name : Number(name);
    sources.send({ type: 'source.chosen', source: chosen });
    view.send({ type: 'step.released' });
    const chosenTrace = typeof chosen === 'number' ? traces[chosen] : undefined;
    const oracle = chosen === 'itself' ? workbench.ownOracle : workbench.oracle;
    const known = (chosenTrace?.oracle ?? oracle).machines;
    const { start = '' } = workbench.options;
    const first = start in known ? start : Object.keys(known)[0];
    if (!(machineId in known) && first) view.send({ type: 'machine.chosen', machine: first });
  };
  const loaded = typeof source === 'number' ? traces[source] : undefined;
  const charts = loaded ? loaded.charts : fingerprint(Object.values(machines));
  const save = () => {
    const definitions =
      loaded?.definitions ?? definitionsOf(machines, new Set(steps.map(({ machine }) => machine)));
    const trace = toTrace(steps, {
      ...(charts && { charts }),
      ...{ actors: model.actors, messages: model.messages, definitions },
      ...(model.marks.length > 0 && { marks: model.marks }),
    });
    download({ name: 'trace.json', content: JSON.stringify(trace) }, 'application/json');
  };
  const report = () => {
    const date = new Date();
    const content = writeReport({
      title: 'Visit report',
      date,
      ...(loaded ? { trace: loaded.name } : { page: location.href, browser: navigator.userAgent }),
      ...(charts && { charts }),
      steps,
      ledger: buildLedger(source === 'itself' ? [] : clauses, citations, steps),
    });
    download({ name: `report-${date.toISOString().slice(0, 10)}.md`, content }, 'text/markdown');
  };
  return (
    <div className="wb-toolbar">
      <h1>Statecharts</h1>
      <MachinePicker workbench={workbench} model={model} />
      <VerdictSum steps={steps} onSelect={onSelect} />
      <button
        type="button"
        className="wb-more"
        aria-expanded={areToolsOpen}
        onClick={() => pane.send({ type: 'tools.toggled' })}
      >
        More
      </button>
      <div className="wb-tools" data-open={areToolsOpen}>
        <label>
          <span>Source</span>
          <select value={String(source)} onChange={({ target }) => choose(target.value)}>
            <option value="app">App, live</option>
            <option value="itself">This workbench</option>
            {traces.map(({ name, steps }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: traces are only appended.
              <option key={position} value={position}>
                {name}, {steps.length} steps
              </option>
            ))}
          </select>
        </label>
        {source !== 'itself' && traces.length > (source === 'app' ? 0 : 1) && (
          <label>
            <span>Compare with</span>
            <select
              value={model.compared ? traces.indexOf(model.compared) : ''}
              onChange={({ target }) =>
                sources.send(
                  target.value
                    ? { type: 'comparison.chosen', compared: Number(target.value) }
                    : { type: 'comparison.ended' },
                )
              }
            >
              <option value="">none</option>
              {traces.map(
                ({ name }, position) =>
                  position !== source && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: traces are only appended.
                    <option key={position} value={position}>
                      {name}
                    </option>
                  ),
              )}
            </select>
          </label>
        )}
        {/* Not `disabled`, since a disabled button loses focus. */}
        <fieldset className="wb-stepper" aria-label="Steps">
          <button
            type="button"
            aria-label="Previous step"
            aria-disabled={position <= 0}
            onClick={() => onSelect(position - 1)}
          >
            ←
          </button>
          <output>
            {steps.length > 0
              ? `Step ${index < 0 ? '–' : index + 1} of ${steps.length}`
              : 'No steps'}
          </output>
          <button
            type="button"
            aria-label="Next step"
            aria-disabled={position >= steps.length - 1}
            onClick={() => onSelect(position + 1)}
          >
            →
          </button>
          <button
            type="button"
            aria-pressed={!isHeld}
            disabled={steps.length === 0}
            onClick={() => (isHeld ? view.send({ type: 'step.released' }) : onSelect(index))}
          >
            {model.isLive ? 'Live' : 'Last'}
          </button>
        </fieldset>
        <div className="wb-acts">
          <button type="button" onClick={report} disabled={steps.length === 0}>
            Report
          </button>
          {/* A trace of the workbench itself could not be loaded. */}
          {source !== 'itself' && (
            <button type="button" onClick={save} disabled={steps.length === 0}>
              Save trace
            </button>
          )}
          <button type="button" onClick={() => file.current?.click()} disabled={model.isReading}>
            {model.isReading ? 'Reading …' : 'Load trace'}
          </button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json,.jsonl"
            aria-label="Trace file"
            hidden
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              if (chosen) sources.send({ type: 'file.chosen', file: chosen });
              target.value = '';
            }}
          />
        </div>
      </div>
    </div>
  );
}
