import { Fragment, type KeyboardEvent, useCallback } from 'react';
import type { JudgedStep } from '../judge/judge';
import { stepClauses, type Verdict } from '../judge/verdict';
import { changeWords, sumChanges } from '../model/changes';
import { payloadWords } from '../model/value-words';
import { isIgnored, type Line, lineOf } from './fold-repeats';
import { useRows } from './use-rows';
import { VerdictBadge } from './verdict-badge';

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

/** Height of the header, in px. */
const header = 28;

const columns = ['Step', 'ms', 'Actor', 'Event', 'What happened', 'Verdict', 'Clauses'];

const keyOf = (line: Line) => (line.kind === 'run' ? `run ${line.first}` : line.index);

/** The steps as table rows, with arrow-key navigation. */
export function StepList({ steps, lines, indexes, odd, ...props }: Props) {
  const { selected, onSelect, onToggle } = props;
  const current = lineOf(lines, selected);
  const { scroller, visible, above, below, measure } = useRows({
    count: lines.length,
    shown: current,
    header,
    keyOf: useCallback((row: number) => (lines[row] ? keyOf(lines[row]) : row), [lines]),
  });

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
          {visible.map(({ index: row }) => {
            const line = lines[row] as Line;
            const placed = { measure, row, isCurrent: row === current };
            return line.kind === 'run' ? (
              <RunRow
                key={keyOf(line)}
                {...placed}
                steps={steps.slice(line.first, line.last + 1)}
                odd={oddIn(odd, line.first, line.last)}
                first={line.first}
                isUnfolded={line.isUnfolded}
                selected={selected}
                onToggle={onToggle}
              />
            ) : (
              <StepRow
                key={keyOf(line)}
                {...placed}
                step={steps[line.index] as JudgedStep}
                odd={oddIn(odd, line.index, line.index)}
                index={line.index}
                isOfRun={line.isOfRun}
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

/** What is to be looked at in the steps from one to another. */
const oddIn = (odd: ReadonlyMap<number, string>, first: number, last: number): string[] => [
  ...new Set([...odd].flatMap(([at, words]) => (at >= first && at <= last ? [words] : []))),
];

type RowProps = {
  odd: readonly string[];
  measure: (element: HTMLElement | null) => void;
  row: number;
  isCurrent: boolean;
};

type StepProps = RowProps & {
  step: JudgedStep;
  index: number;
  isOfRun: boolean;
  onSelect: (selected: number) => void;
};

function StepRow({ measure, step, index, row, odd, isCurrent, isOfRun, onSelect }: StepProps) {
  const { time, actor, event, eventName, verdict } = step;
  return (
    <tr
      ref={measure}
      data-index={row}
      aria-rowindex={row + 2}
      aria-current={isCurrent ? 'step' : undefined}
      data-verdict={verdict.kind}
      data-ignored={isIgnored(step) || undefined}
      data-of-run={isOfRun || undefined}
      onClick={() => onSelect(index)}
    >
      <td>
        <button type="button" aria-label={`Step ${index + 1}`}>
          {index + 1}
        </button>
      </td>
      <td>{time}</td>
      <td>{actor}</td>
      <td>
        <strong>{eventName}</strong> {payloadWords(event)}
      </td>
      <HappenedCell step={step} />
      <td>
        <VerdictBadge verdicts={[verdict]} />
        <Odd words={odd} />
      </td>
      <ClausesCell clauses={stepClauses(step)} />
    </tr>
  );
}

type RunProps = RowProps & {
  /** The steps of the run. */
  steps: readonly JudgedStep[];
  first: number;
  isUnfolded: boolean;
  selected: number;
  onToggle: (first: number) => void;
};

/** A run of repeated steps in one line, with what they did together. */
function RunRow({ measure, steps, first, row, odd, isCurrent, isUnfolded, ...props }: RunProps) {
  const { selected, onToggle } = props;
  const [step] = steps as [JudgedStep];
  const last = steps.at(-1) as JudgedStep;
  const end = first + steps.length;
  const verdicts = steps.map(({ verdict }) => verdict) as [Verdict, ...Verdict[]];
  const isWithin = isCurrent && selected !== end - 1;
  const names = [...new Set(steps.map(({ eventName }) => eventName))];
  const name = names.length > 1 ? 'ignored' : step.eventName;
  return (
    <tr
      ref={measure}
      data-index={row}
      aria-rowindex={row + 2}
      aria-current={isCurrent ? 'step' : undefined}
      data-ignored={isIgnored(step) || undefined}
      data-run
    >
      <td>
        {first + 1}–{end}
      </td>
      <td>{step.time}</td>
      <td>{names.length > 1 ? '' : step.actor}</td>
      <td>
        <button
          type="button"
          className="wb-fold"
          aria-expanded={isUnfolded}
          onClick={() => onToggle(first)}
        >
          {name} × {steps.length}
        </button>
      </td>
      <HappenedCell step={{ ...last, changes: sumChanges(steps) }}>
        {isWithin && <span className="wb-details">step {selected + 1} is selected</span>}
      </HappenedCell>
      <td>
        <VerdictBadge verdicts={verdicts} />
        <Odd words={odd} />
      </td>
      <ClausesCell clauses={[...new Set(steps.flatMap(stepClauses))]} />
    </tr>
  );
}

const Odd = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && <small className="wb-odd">{words.join(', ')}</small>;

const ClausesCell = ({ clauses }: { clauses: readonly string[] }) => (
  <td title={clauses.join(', ')}>
    <div className="wb-two-lines">
      {clauses.map((clause, index) => (
        <Fragment key={clause}>
          {index > 0 && ' '}
          <span>{index < clauses.length - 1 ? `${clause},` : clause}</span>
        </Fragment>
      ))}
    </div>
  </td>
);

type HappenedProps = { step: JudgedStep; children?: React.ReactNode };

/** What a step did. */
function HappenedCell({ step: { words, changes, kind }, children }: HappenedProps) {
  const details = kind === 'started' ? '' : changes.slice(0, 4).map(changeWords).join(', ');
  return (
    <td data-kind={kind} title={details ? `${words}; ${details}` : words}>
      <div className="wb-two-lines">
        {words}
        {details && <span className="wb-details">{details}</span>}
        {children}
      </div>
    </td>
  );
}
