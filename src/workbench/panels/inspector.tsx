import { type RefObject, useLayoutEffect } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import { sentWords } from '../judge/causes';
import type { JudgedStep } from '../judge/judge';
import { readDescription } from '../model/clauses';
import { describeMachine, nameState } from '../model/describe-machine';
import { nodesOf } from '../model/parts';
import { count } from '../model/values';
import { useStore } from '../state/store';
import type { ViewModel } from '../use-view-model';
import { Guarded } from './guarded';
import { ClauseTexts, StepCard } from './step-card';

type Props = {
  pane: RefObject<HTMLElement | null>;
  workbench: WorkbenchModel;
  model: ViewModel;
  onDeselect: () => void;
};

/** Why there is no step to show. */
function emptyWords({ missing, steps, isLive, actorId }: ViewModel): string {
  if (missing !== null) {
    const there = count(steps.length, 'step');
    return isLive
      ? `Step ${missing} hasn’t happened yet; this visit has ${there} so far.`
      : `Step ${missing} does not exist: this trace has ${there}.`;
  }
  return actorId ? `${actorId} has not run.` : 'No actor of this machine has run yet.';
}

/** The selected part of the chart, the step, and the actor's context. */
export function Inspector({ pane, workbench, model, onDeselect }: Props) {
  const { machine, selected, step, index, last, isHeld } = model;
  const { wordings } = workbench;
  const number = index + 1;
  // Another part or step begins at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown.
  useLayoutEffect(() => {
    pane.current?.scrollTo({ top: 0 });
  }, [pane, selected, number]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <aside ref={pane} className="wb-inspector" aria-label="Step and context" tabIndex={0}>
      <Guarded resetKey={`${selected} ${number}`}>
        {machine && selected && (
          <div className="wb-selected">
            <button type="button" className="wb-deselect" onClick={onDeselect}>
              Deselect
            </button>
            <PartCard machine={machine} id={selected} wordings={wordings} />
          </div>
        )}
        {step ? (
          <StepCard
            step={step}
            title={
              isHeld ? `Step ${number}: ${step.actor}` : `${step.actor}, latest step: ${number}`
            }
            wordings={wordings}
            sent={sentWords(model.steps, index)}
          >
            <RestartPart workbench={workbench} model={model} step={step} />
          </StepCard>
        ) : (
          <p className="wb-hint">{emptyWords(model)}</p>
        )}
        {last && (
          <section aria-label="Context">
            <h2>
              Context of {last.actor}
              {step && step !== last && ` at step ${number}`}
            </h2>
            <pre>{JSON.stringify(last.context, null, 2)}</pre>
          </section>
        )}
      </Guarded>
    </aside>
  );
}

type PartProps = {
  machine: AnyStateMachine;
  /** The id of the state or transition. */
  id: string;
  wordings: ReadonlyMap<string, string>;
};

/** Details of a state or transition, with its clauses. */
function PartCard({ machine, id, wordings }: PartProps) {
  const node = nodesOf(machine).find((one) => one.id === id);
  const transition = describeMachine(machine).find((one) => one.id === id);
  if (!node && !transition) {
    return (
      <p className="wb-hint">
        {machine.id} has no part “{id}”.
      </p>
    );
  }
  const { words, clauses } = transition
    ? { words: transition.description, clauses: transition.clauses }
    : readDescription(node?.description);
  return (
    <article className="wb-step">
      <h2>{transition ? transition.event : node && nameState(node)}</h2>
      {transition && (
        <p>
          {transition.source} → {transition.target || 'stays'}
          {transition.guard && `, if ${transition.guard}`}
          {transition.actions.length > 0 && `; runs ${transition.actions.join(', ')}`}
        </p>
      )}
      <p>{words}</p>
      <ClauseTexts ids={clauses} wordings={wordings} />
    </article>
  );
}

type RestartProps = Pick<Props, 'workbench' | 'model'> & { step: JudgedStep };

/** Restarts the app at a step. */
function RestartPart({ workbench: { task, restart }, model: { recorded }, step }: RestartProps) {
  const isRunning = useStore(task).state === 'running';
  const run = () => restart(recorded.indexOf(step));
  return (
    <>
      {/* Not `disabled`, since a disabled button loses focus. */}
      <button
        type="button"
        aria-disabled={isRunning}
        onClick={() => isRunning || task.start({ running: 'Restarting …', run })}
      >
        Run from here
      </button>
      <details className="wb-restart">
        <summary>What is restored</summary>
        <p>
          Every actor that was running at this step restarts on its page, with its state and
          context. Effects of earlier steps are not repeated. New steps are appended to the trace.
        </p>
        <p>
          Not restored: scroll position, focus, text in fields without a machine, toasts, playback
          position of videos, and the entries behind Back and Forward. Timers and invoked actors
          start over. Of text that visitors typed into forms, a trace has only the length.
        </p>
      </details>
    </>
  );
}
