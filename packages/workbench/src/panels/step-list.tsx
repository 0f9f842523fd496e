import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { JudgedStep } from '../judge/judge';
import { verdictWords } from '../judge/verdict';
import { changeWords } from '../model/changes';
import { payloadWords } from '../model/value-words';
import { useWindow } from './use-window';

type Props = {
  steps: readonly JudgedStep[];
  /** The places of the steps that are listed. */
  places: readonly number[];
  /** The place of the step that is looked at. */
  index: number;
  onSelect: (index: number) => void;
};

/** px that a row is high; as in the stylesheet. */
const rowHeight = 34;

const columns = ['Step', 'ms', 'Actor', 'Event', 'What happened', 'Verdict', 'Clauses'];

/** px to scroll by so that a row is in sight, below the head. */
function moveIntoSight(element: HTMLElement, row: number) {
  const top = row * rowHeight;
  const room = element.clientHeight - 2 * rowHeight;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top > element.scrollTop + room) element.scrollTop = top - room;
}

/** The steps, a row each; the arrow keys go from one to the next. */
export function StepList({ steps, places, index, onSelect }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to } = useWindow(scroller, places.length, rowHeight);
  const row = places.indexOf(index);
  useLayoutEffect(() => {
    if (scroller.current && row >= 0) moveIntoSight(scroller.current, row);
  }, [row]);

  const go = (key: KeyboardEvent) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    const next = places[row + (way ?? 0)];
    if (!way || next === undefined) return;
    key.preventDefault();
    onSelect(next);
    scroller.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the table in it is a list to go through.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <div ref={scroller} className="wb-steps" tabIndex={0} onKeyDown={go}>
      <table aria-rowcount={places.length + 1} aria-label="Steps">
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
          {places.slice(from, to).map((place, offset) => (
            <StepRow
              key={place}
              step={steps[place] as JudgedStep}
              place={place}
              row={from + offset}
              isCurrent={place === index}
              onSelect={onSelect}
            />
          ))}
          <tr aria-hidden style={{ height: (places.length - to) * rowHeight }} />
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {
  step: JudgedStep;
  place: number;
  row: number;
  isCurrent: boolean;
  onSelect: (index: number) => void;
};

function StepRow({ step, place, row, isCurrent, onSelect }: RowProps) {
  const { time, actor, event, words, changes, happening, verdict, exercised } = step;
  const told = happening === 'started' ? '' : changes.slice(0, 4).map(changeWords).join(', ');
  return (
    <tr
      aria-rowindex={row + 2}
      aria-current={isCurrent ? 'step' : undefined}
      data-verdict={verdict.kind}
    >
      <td>
        <button type="button" onClick={() => onSelect(place)} aria-label={`Step ${place + 1}`}>
          {place + 1}
        </button>
      </td>
      <td>{time}</td>
      <td>{actor}</td>
      <td>
        <strong>{event.type}</strong> {payloadWords(event)}
      </td>
      <td data-happening={happening} title={told ? `${words}; ${told}` : words}>
        {words}
        {told && <span className="wb-told">{told}</span>}
      </td>
      <td>{verdictWords(verdict)}</td>
      <td>{exercised.join(', ')}</td>
    </tr>
  );
}
