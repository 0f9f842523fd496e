import { type RefObject, useLayoutEffect } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { sentWords } from '../judge/sent-words';
import { count } from '../model/count';
import type { ViewModel } from '../use-view-model';
import { Guarded } from './guarded';
import { PartCard } from './part-card';
import { RestartPart } from './restart-part';
import { StepCard } from './step-card';

type Props = {
  pane: RefObject<HTMLElement | null>;
  workbench: WorkbenchModel;
  model: ViewModel;
  onDeselect: () => void;
};

/** Why there is no step to show. */
function emptyWords({ missing, steps, isLive, actorId }: ViewModel): string {
  if (missing !== null && isLive) {
    return `Step ${missing} hasn’t happened yet; this visit has ${count(steps.length, 'step')} so far.`;
  }
  if (missing !== null) return `Step ${missing} does not exist.`;
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
            <button type="button" onClick={onDeselect}>
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
