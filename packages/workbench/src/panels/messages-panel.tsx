import { type KeyboardEvent, useCallback, useMemo } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { isOf, routeWords, type Sending, sequenceOf } from '../judge/sequence';
import { payloadWords } from '../model/value-words';
import { toggle } from '../state/screen';
import { useStore } from '../state/use-store';
import type { ViewModel } from '../use-view-model';
import { foldRuns, isSameSending, lineOf } from './fold-repeats';
import { type LaneOf, Lanes, lanesOf } from './lanes';
import { useRows } from './use-rows';

type Props = {
  workbench: WorkbenchModel;
  model: ViewModel;
  onSelect: (index: number) => void;
};

/** Who sent what to whom, as a sequence in which a message selects the step that it led to. */
export function MessagesPanel({ workbench, model, onSelect }: Props) {
  const { screen } = workbench;
  const { steps, messages, actors, machines, index, last, source } = model;
  const { unfolded, ...shown } = useStore(screen);
  const actor = last?.actor;
  const { length } = messages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of messages is mutated.
  const all = useMemo(
    () => sequenceOf({ steps, messages, actors, machines }),
    [steps, messages, length, actors, machines],
  );
  const isNarrowed = shown.isNarrowed && actor !== undefined;
  const sendings = useMemo(
    () => (isNarrowed ? all.filter((sending) => isOf(actor, sending)) : all),
    [all, actor, isNarrowed],
  );
  const laneOf = useMemo(() => lanesOf(sendings), [sendings]);
  const runOf = useCallback(
    (first: number) => `${source} message ${sendings[first]?.key}`,
    [source, sendings],
  );
  const lines = useMemo(
    () =>
      foldRuns(
        sendings,
        (one, next) => isSameSending(steps, one, next),
        (first) => unfolded.includes(runOf(first)),
      ),
    [sendings, steps, unfolded, runOf],
  );

  const position = sendings.findIndex(({ step }) => step === index);
  const current = lineOf(lines, position);
  const { scroller, visible, above, below, measure } = useRows({
    count: lines.length,
    shown: current,
  });

  const go = (key: KeyboardEvent) => {
    const offset = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    if (!offset) return;
    let next = position < 0 && offset < 0 ? sendings.length : position;
    do next += offset;
    while (sendings[next] && sendings[next]?.step === undefined);
    const step = sendings[next]?.step;
    if (step === undefined) return;
    key.preventDefault();
    onSelect(step);
    scroller.current?.focus();
  };
  if (steps.length === 0) return <p className="wb-hint">No messages yet.</p>;
  return (
    <>
      <div className="wb-scope">
        {actor && (
          <button
            type="button"
            role="switch"
            className="wb-switch"
            aria-checked={isNarrowed}
            onClick={() => screen.update({ isNarrowed: !isNarrowed })}
          >
            <span>Only of {actor}</span>
          </button>
        )}
        <p className="wb-hint">In the order of sending; a message leads to its step.</p>
      </div>
      <section
        ref={scroller}
        className="wb-messages"
        aria-label="Messages; arrow keys select steps"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        onKeyDown={go}
      >
        <table aria-rowcount={lines.length + 1} aria-label="Messages">
          <thead className="wb-hidden">
            <tr aria-rowindex={1}>
              <th scope="col">Step</th>
              {laneOf && <td />}
              <th scope="col">From and to</th>
              <th scope="col">Event</th>
            </tr>
          </thead>
          <tbody>
            <tr aria-hidden style={{ height: above }} />
            {visible.map(({ index: row }) => {
              const line = lines[row];
              const first = line?.kind === 'run' ? line.first : (line?.index ?? 0);
              const sending = sendings[first];
              if (!line || !sending) return null;
              const isRun = line.kind === 'run';
              return (
                <tr
                  key={isRun ? `run ${sending.key}` : sending.key}
                  ref={measure}
                  data-index={row}
                  aria-rowindex={row + 2}
                  aria-current={row === current ? 'step' : undefined}
                  data-of-run={(!isRun && line.isOfRun) || undefined}
                  data-run={isRun || undefined}
                  data-verdict={steps[sending.step ?? -1]?.verdict.kind}
                >
                  <td>{!isRun && <StepButton sending={sending} onSelect={onSelect} />}</td>
                  <MessageCells sending={sending} laneOf={laneOf}>
                    {isRun ? (
                      <button
                        type="button"
                        className="wb-fold"
                        aria-expanded={line.isUnfolded}
                        onClick={() => screen.update({ unfolded: toggle(unfolded, runOf(first)) })}
                      >
                        {sending.eventName} × {line.last - line.first + 1}
                      </button>
                    ) : (
                      <>
                        <strong>{sending.eventName}</strong> {payloadWords(sending.event)}
                      </>
                    )}
                  </MessageCells>
                </tr>
              );
            })}
            <tr aria-hidden style={{ height: below }} />
          </tbody>
        </table>
      </section>
    </>
  );
}

type ButtonProps = { sending: Sending; onSelect: (index: number) => void };

/** Selects the step that a message led to or, if it led to none, the one in which it was sent. */
function StepButton({ sending: { step, cause }, onSelect }: ButtonProps) {
  const at = step ?? cause;
  if (at === undefined) return null;
  const words = step === undefined ? `Sent in step ${at + 1}` : `Step ${at + 1}`;
  return (
    <button type="button" aria-label={words} title={words} onClick={() => onSelect(at)}>
      {step === undefined && <span aria-hidden>← </span>}
      {at + 1}
    </button>
  );
}

type CellsProps = {
  sending: Sending;
  laneOf: LaneOf | undefined;
  children: React.ReactNode;
};

/** Who sent what to whom, in words and, if there is room for their lanes, as an arrow. */
function MessageCells({ sending, laneOf, children }: CellsProps) {
  return (
    <>
      {laneOf && (
        <td className="wb-lanes" aria-hidden>
          <Lanes sending={sending} laneOf={laneOf} />
        </td>
      )}
      <td className="wb-route">{routeWords(sending)}</td>
      <td>{children}</td>
    </>
  );
}
