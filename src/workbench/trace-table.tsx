import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { TraceStep } from '@/tracing/trace';

type Props = {
  steps: readonly TraceStep[];
  /** The step that is looked at; the last one where none is chosen. */
  index: number;
  onSelect: (index: number) => void;
};

/** px that a row of the trace is high. */
const rowHeight = 32;

const columns = ['ms', 'Actor', 'Event', 'From', 'To', 'Changed', 'Clauses'];

/** A value as one reads it: a state by its name, nothing for nothing, anything else as short JSON. */
const short = (value: unknown) => {
  const json = JSON.stringify(value) ?? '';
  const text = typeof value === 'string' ? value : ['null', '{}'].includes(json) ? '' : json;
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

const eventText = ({ type, ...payload }: TraceStep['event']) => `${type} ${short(payload)}`;

/** The trace, a row a step; only the rows in sight are drawn, so that thousands cost nothing. */
export function TraceTable({ steps, index, onSelect }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: steps.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useEffect(() => {
    if (index >= 0) rows.scrollToIndex(index, { align: 'auto' });
  }, [index, rows]);

  const shown = rows.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = rows.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <section ref={scroller} className="trace" aria-label="Steps">
      <table aria-rowcount={steps.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: above }} />
          {shown.map((row) => {
            const step = steps[row.index];
            if (!step) return null;
            return (
              <tr
                key={row.index}
                aria-rowindex={row.index + 2}
                aria-current={row.index === index ? 'step' : undefined}
                style={{ height: rowHeight }}
              >
                <td>{step.time}</td>
                <td>
                  <button type="button" onClick={() => onSelect(row.index)}>
                    {step.actor}
                  </button>
                </td>
                <td>{eventText(step.event)}</td>
                <td>{short(step.from)}</td>
                <td>{short(step.to)}</td>
                <td>{short(step.changed)}</td>
                <td>{step.clauses.join(', ')}</td>
              </tr>
            );
          })}
          <tr aria-hidden style={{ height: below }} />
        </tbody>
      </table>
    </section>
  );
}
