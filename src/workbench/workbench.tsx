import * as registry from '@machines/index';
import { ChartView } from '@workbench/chart/chart-view';
import { useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { withBase } from '@/lib/base-path';
import { parseClauses } from '@/tracing/parse-clauses';
import { parseTrace, replayTrace } from '@/tracing/replay-trace';
import { type Trace, traceFormat } from '@/tracing/trace';
import spec from '../../docs/spec.md?raw';
import { activeStates, situationAt } from './active-states';
import { charts } from './charts.excerpt';
import { EventPanel } from './event-panel';
import { findSelected } from './find-selected';
import { litTransitions } from './lit-transitions';
import { TraceTable } from './trace-table';
import { findActor, useRecording } from './use-recording';

const machines: Record<string, AnyStateMachine> = Object.fromEntries(
  Object.values(registry).map((machine) => [machine.id, machine]),
);
const clauses = new Map(parseClauses(spec).map(({ id, text }) => [id, text]));

/** What is looked at: the site as it runs, or a trace that was loaded. */
type Source = { trace: Trace; verdict: string } | 'live';

/** The site on the left, the chart of one machine on the right, and below them what happened. */
export function Workbench() {
  const recorded = useRecording();
  const [source, setSource] = useState<Source>('live');
  const [machineId, setMachineId] = useState('navigation');
  const [at, setAt] = useState<number | null>(null);
  const [selectedId, setSelected] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);

  const steps = source === 'live' ? recorded : source.trace.steps;
  const index = at ?? steps.length - 1;
  const actorName = useMemo(() => {
    const until = steps.slice(0, index + 1);
    return until.findLast((step) => step.machine === machineId)?.actor;
  }, [steps, index, machineId]);
  const machine = machines[machineId] as AnyStateMachine;
  const { value, context } = situationAt(steps, actorName ?? '', index);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same states are the same value anew at each step.
  const active = useMemo(
    () => (value === null ? new Set<string>() : activeStates(machine, value)),
    [machine, key],
  );
  const chart = charts.find(({ id }) => id === machineId);
  const lit = useMemo(
    () => litTransitions(machine, steps, actorName ?? '', index),
    [machine, steps, actorName, index],
  );
  const selected = selectedId === null ? undefined : findSelected(machine, selectedId);
  const actor = source === 'live' && at === null && actorName ? findActor(actorName) : undefined;

  const goTo = (next: number | null) => {
    const step = steps[next ?? -1];
    setAt(next);
    setSelected(null);
    if (step && machines[step.machine]) setMachineId(step.machine);
  };
  const load = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const trace = parseTrace(await chosen.text());
      const difference = replayTrace(trace, machines);
      const verdict = difference
        ? `Step ${difference.number} is not what the statecharts do.`
        : 'The statecharts take every step as it was recorded.';
      setSource({ trace, verdict });
      setProblem('');
      setAt(trace.steps.length > 0 ? 0 : null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const save = () => {
    const json = JSON.stringify({ format: traceFormat, steps: [...steps] } satisfies Trace);
    const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href: url, download: 'trace.json' }).click();
    URL.revokeObjectURL(url);
  };
  const cited = selected?.clauses ?? steps[at ?? -1]?.clauses ?? [];

  return (
    <main className="workbench">
      <h1 className="sr-only">Statecharts</h1>
      <iframe src={withBase('/')} title="The site" className="site" />
      <div className="side">
        <div className="bar">
          <label>
            Machine{' '}
            <select
              value={machineId}
              onChange={({ target }) => {
                setMachineId(target.value);
                setSelected(null);
              }}
            >
              {Object.keys(machines).map((id) => (
                <option key={id}>{id}</option>
              ))}
            </select>
          </label>
          <span className="hint">{actorName ?? 'has not run yet'}</span>
        </div>
        {chart && (
          <ChartView
            machine={chart}
            active={active}
            lit={lit}
            selected={selectedId}
            onSelect={setSelected}
          />
        )}
        <div className="details" aria-live="polite">
          {selected && (
            <p>
              <strong>{selected.name}</strong> {selected.description}
              {selected.actions.length > 0 && <em> Actions: {selected.actions.join(', ')}.</em>}
            </p>
          )}
          {cited.map((id) => (
            <p key={id}>
              <strong>{id}</strong> {clauses.get(id)}
            </p>
          ))}
          {cited.length === 0 && (
            <p className="hint">
              Press a transition of the chart, or a step below, to read its clauses.
            </p>
          )}
        </div>
        <section aria-label="Context">
          <h2>Context</h2>
          <pre>{value === null ? '' : JSON.stringify(context, null, 2)}</pre>
        </section>
        <section aria-label="Events">
          <h2>Events</h2>
          <EventPanel key={actorName} actor={actor} />
        </section>
      </div>
      <div className="bottom">
        <div className="bar">
          <h2>Trace</h2>
          <button type="button" disabled={index <= 0} onClick={() => goTo(index - 1)}>
            Step back
          </button>
          <button
            type="button"
            disabled={at === null || at >= steps.length - 1}
            onClick={() => goTo(index + 1)}
          >
            Step forth
          </button>
          <button
            type="button"
            disabled={source === 'live' && at === null}
            onClick={() => {
              setSource('live');
              goTo(null);
            }}
          >
            Live
          </button>
          <output>
            {steps.length > 0 && `Step ${index + 1} of ${steps.length}. `}
            {source === 'live' ? '' : source.verdict}
          </output>
          <span role="alert">{problem}</span>
          <button type="button" onClick={save} disabled={steps.length === 0}>
            Save trace
          </button>
          <button type="button" onClick={() => file.current?.click()}>
            Load trace
          </button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            aria-label="Trace file"
            hidden
            onChange={({ target }) => {
              load(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
        <TraceTable steps={steps} index={index} onSelect={goTo} />
      </div>
    </main>
  );
}
