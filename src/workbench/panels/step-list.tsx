import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import type { JudgedStep } from '../judge/judge';
import { stepClauses, type Verdict } from '../judge/verdict';
import { changeWords, payloadWords } from '../model/words';
import { isIgnored, type Line, lineOf } from './fold-repeats';
import { VerdictBadge } from './verdict';

type Props = {
  steps: readonly JudgedStep[];
  /** The listed steps, some of them folded. */
  lines: readonly Line[];
  /** The indexes of the listed steps. */
  indexes: readonly number[];
  /** What is to be looked at in steps, by their index. */
  odd: ReadonlyMap<number, string>;
  /** The index of the selected step; −1 for none. */
  selected: number;
  onSelect: (selected: number) => void;
  /** Called with the index of the first step of a run. */
  onToggle: (first: number) => void;
};

/** Heights of the header, and of a row until it is measured, in px. */
const [header, rowHeight] = [32, 32];

const columns = ['Step', 'Event', 'Actor', 'What happened', 'Verdict', 'ms', 'Clauses'];

/** The steps as table rows, with arrow-key navigation; only those in and around what is in sight. */
export function StepList({ lines, indexes, ...props }: Props) {
  const { selected, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const shown = lineOf(lines, selected);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback(
      (row: number) => `${lines[row]?.isRun ? 'run ' : ''}${lines[row]?.first}`,
      [lines],
    ),
    scrollMargin: header,
    scrollPaddingStart: header,
    overscan: 8,
  });
  useLayoutEffect(() => {
    if (shown >= 0) rows.scrollToIndex(shown);
  }, [rows, shown]);
  const visible = rows.getVirtualItems();
  const above = (visible[0]?.start ?? header) - header;
  const below = rows.getTotalSize() - ((visible.at(-1)?.end ?? header) - header);

  const go = (key: KeyboardEvent) => {
    const offset = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    const next = indexes[indexes.indexOf(selected) + (offset ?? 0)];
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
      <table aria-rowcount={lines.length + 1} aria-label="Steps">
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
          {visible.map(({ key, index }) => (
            <Row
              key={key}
              {...props}
              measure={rows.measureElement}
              row={index}
              line={lines[index] as Line}
              isCurrent={index === shown}
            />
          ))}
          <tr aria-hidden style={{ height: below }} />
        </tbody>
      </table>
    </section>
  );
}

type RowProps = Omit<Props, 'lines' | 'indexes'> & {
  measure: (element: HTMLElement | null) => void;
  row: number;
  line: Line;
  isCurrent: boolean;
};

/** A step, or a run of repeated steps, of which the last says what happened. */
function Row({ steps, odd, selected, onSelect, onToggle, ...props }: RowProps) {
  const { measure, row, line, isCurrent } = props;
  const { first, last, isRun } = line;
  const all = steps.slice(first, last + 1) as [JudgedStep, ...JudgedStep[]];
  const [step] = all;
  const { words, changes, kind } = all.at(-1) as JudgedStep;
  const details = kind === 'started' ? '' : changes.slice(0, 4).map(changeWords).join(', ');
  const isMixed = new Set(all.map(({ eventName }) => eventName)).size > 1;
  const verdicts = all.map(({ verdict }) => verdict) as [Verdict, ...Verdict[]];
  const marks = new Set([...odd].flatMap(([at, mark]) => (at >= first && at <= last ? mark : [])));
  const clauses = [...new Set(all.flatMap(stepClauses))].join(', ');
  return (
    <tr
      ref={measure}
      data-index={row}
      aria-rowindex={row + 2}
      aria-current={isCurrent ? 'step' : undefined}
      data-verdict={isRun ? undefined : step.verdict.kind}
      data-ignored={isIgnored(step) || undefined}
      data-of-run={line.isOfRun || undefined}
      onClick={() => isRun || onSelect(first)}
    >
      <td>
        {isRun ? (
          `${first + 1}–${last + 1}`
        ) : (
          <button type="button" aria-label={`Step ${first + 1}`}>
            {first + 1}
          </button>
        )}
      </td>
      <td>
        {isRun ? (
          <button
            type="button"
            className="wb-fold"
            aria-expanded={line.isUnfolded}
            onClick={() => onToggle(first)}
          >
            {isMixed ? 'ignored' : step.eventName} × {all.length}
          </button>
        ) : (
          <>
            <strong>{step.eventName}</strong> {payloadWords(step.event)}
          </>
        )}
      </td>
      <td>{isMixed ? '' : step.actor}</td>
      <td data-kind={kind} title={details ? `${words}; ${details}` : words}>
        {words}
        {details && <span className="wb-details"> {details}</span>}
        {isRun && isCurrent && selected !== last && ` (step ${selected + 1} is selected)`}
      </td>
      <td>
        <VerdictBadge verdicts={verdicts} />
        {marks.size > 0 && <small className="wb-odd">{[...marks].join(', ')}</small>}
      </td>
      <td>{step.time}</td>
      <td title={clauses}>{clauses}</td>
    </tr>
  );
}
