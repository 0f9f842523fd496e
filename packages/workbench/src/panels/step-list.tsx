import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import type { JudgedStep } from '../judge/judge';
import { verdictWords } from '../judge/verdict';
import { changeWords } from '../model/changes';
import { payloadWords } from '../model/value-words';

type Props = {
  steps: readonly JudgedStep[];
  /** The indexes of the listed steps. */
  indexes: readonly number[];
  /** The index of the selected step. */
  selected: number;
  onSelect: (selected: number) => void;
};

/** Height of the header, and of a row until it is measured, in px. */
const heights = { header: 28, row: 34 };

const columns = ['Step', 'ms', 'Actor', 'Event', 'What happened', 'Verdict', 'Clauses'];

/** The steps as table rows, with arrow-key navigation. */
export function StepList({ steps, indexes, selected, onSelect }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: indexes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => heights.row,
    getItemKey: useCallback((row: number) => indexes[row] ?? row, [indexes]),
    scrollMargin: heights.header,
    scrollPaddingStart: heights.header,
    overscan: 8,
  });
  const visible = rows.getVirtualItems();
  const above = (visible[0]?.start ?? heights.header) - heights.header;
  const below = rows.getTotalSize() - ((visible.at(-1)?.end ?? heights.header) - heights.header);
  const row = indexes.indexOf(selected);
  useLayoutEffect(() => {
    if (row >= 0) rows.scrollToIndex(row);
  }, [rows, row]);

  const go = (key: KeyboardEvent) => {
    const offset = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    const next = indexes[row + (offset ?? 0)];
    if (!offset || next === undefined) return;
    key.preventDefault();
    onSelect(next);
    scroller.current?.focus();
  };
  return (
    <section
      ref={scroller}
      className="wb-steps"
      aria-label="Trace; arrow keys select steps"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      onKeyDown={go}
    >
      <table aria-rowcount={indexes.length + 1} aria-label="Steps">
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
          {visible.map(({ index: row }) => {
            const index = indexes[row] as number;
            return (
              <StepRow
                key={index}
                measure={rows.measureElement}
                step={steps[index] as JudgedStep}
                index={index}
                row={row}
                isCurrent={index === selected}
                onSelect={onSelect}
              />
            );
          })}
          <tr aria-hidden style={{ height: below }} />
        </tbody>
      </table>
    </section>
  );
}

type RowProps = {
  measure: (element: HTMLElement | null) => void;
  step: JudgedStep;
  index: number;
  row: number;
  isCurrent: boolean;
  onSelect: (selected: number) => void;
};

function StepRow({ measure, step, index, row, isCurrent, onSelect }: RowProps) {
  const { time, actor, event, eventName, words, changes, kind, verdict, exercised } = step;
  const details = kind === 'started' ? '' : changes.slice(0, 4).map(changeWords).join(', ');
  return (
    <tr
      ref={measure}
      data-index={row}
      aria-rowindex={row + 2}
      aria-current={isCurrent ? 'step' : undefined}
      data-verdict={verdict.kind}
    >
      <td>
        <button type="button" onClick={() => onSelect(index)} aria-label={`Step ${index + 1}`}>
          {index + 1}
        </button>
      </td>
      <td>{time}</td>
      <td>{actor}</td>
      <td>
        <strong>{eventName}</strong> {payloadWords(event)}
      </td>
      <td data-kind={kind} title={details ? `${words}; ${details}` : words}>
        {words}
        {details && <span className="wb-details">{details}</span>}
      </td>
      <td>{verdictWords(verdict)}</td>
      <td>{exercised.join(', ')}</td>
    </tr>
  );
}
