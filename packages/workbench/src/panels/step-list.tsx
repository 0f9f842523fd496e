import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { JudgedStep } from '../judge/judge';
import { verdictWords } from '../judge/verdict';
import { changeWords } from '../model/changes';
import { payloadWords } from '../model/value-words';
import { useWindow } from './use-window';

type Props = {
  steps: readonly JudgedStep[];
  /** The indexes of the listed steps. */
  indexes: readonly number[];
  /** The selected of the selected step. */
  selected: number;
  onSelect: (selected: number) => void;
};

/** Row height in px; keep in sync with the stylesheet. */
const rowHeight = 34;

const columns = ['Step', 'ms', 'Actor', 'Event', 'What happened', 'Verdict', 'Clauses'];

/** Scrolls a row into view below the header. */
function moveIntoSight(element: HTMLElement, row: number) {
  const top = row * rowHeight;
  const height = element.clientHeight - 2 * rowHeight;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top > element.scrollTop + height) element.scrollTop = top - height;
}

/** The steps as table rows, with arrow-key navigation. */
export function StepList({ steps, indexes, selected, onSelect }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to } = useWindow(scroller, indexes.length, rowHeight);
  const row = indexes.indexOf(selected);
  useLayoutEffect(() => {
    if (scroller.current && row >= 0) moveIntoSight(scroller.current, row);
  }, [row]);

  const go = (key: KeyboardEvent) => {
    const offset = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    const next = indexes[row + (offset ?? 0)];
    if (!offset || next === undefined) return;
    key.preventDefault();
    onSelect(next);
    scroller.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys select the rows of its table.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <div ref={scroller} className="wb-steps" tabIndex={0} onKeyDown={go}>
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
          <tr aria-hidden style={{ height: from * rowHeight }} />
          {indexes.slice(from, to).map((index, offset) => (
            <StepRow
              key={index}
              step={steps[index] as JudgedStep}
              index={index}
              row={from + offset}
              isCurrent={index === selected}
              onSelect={onSelect}
            />
          ))}
          <tr aria-hidden style={{ height: (indexes.length - to) * rowHeight }} />
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {
  step: JudgedStep;
  index: number;
  row: number;
  isCurrent: boolean;
  onSelect: (selected: number) => void;
};

function StepRow({ step, index, row, isCurrent, onSelect }: RowProps) {
  const { time, actor, event, eventName, words, changes, kind, verdict, exercised } = step;
  const details = kind === 'started' ? '' : changes.slice(0, 4).map(changeWords).join(', ');
  return (
    <tr
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
