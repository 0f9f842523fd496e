import { useId } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import { draftEvent } from '../judge/draft-event';
import { activeNodes } from '../model/active-states';
import { revive } from '../model/json-copy';
import { own } from '../model/own';
import { readPayload } from '../model/read-payload';
import { useStore } from '../state/use-store';
import type { ViewModel } from '../use-view-model';

type Props = { workbench: WorkbenchModel; model: ViewModel };

/** The event types that an actor's current state handles. */
function eventsOf(actor: AnyActorRef): string[] {
  const { machine, value } = actor.getSnapshot() as AnyMachineSnapshot;
  const types = activeNodes(machine, value).flatMap((node) => node.ownEvents);
  // A wildcard can't be sent.
  const canBeSent = (type: string) => !type.startsWith('xstate.') && !type.endsWith('*');
  return [...new Set(types)].filter(canBeSent).sort();
}

/** The events that the actor handles. One known to have no payload is sent at once. */
export function EventPanel({ workbench, model: { actor, last, oracle, steps } }: Props) {
  const { screen } = workbench;
  const { draft } = useStore(screen);
  const field = useId();
  if (!actor || !last) {
    return (
      <p className="wb-hint">
        Events can be sent to a running actor at its newest step. No actor of this machine is
        running, or an earlier step is selected.
      </p>
    );
  }
  const { event = '', payload = '', origin = '' } = draft ?? {};
  const { machine } = last;
  const { id } = (actor.getSnapshot() as AnyMachineSnapshot).machine;
  const known = {
    steps,
    machine,
    examples: own(workbench.payloads, id),
    table: own(oracle.tables, machine),
  };
  const isEditing = draft?.actor === last.actor;
  const read = readPayload(payload);
  const problem = typeof read === 'string' ? read : '';
  const press = (type: string) => {
    const begun = draftEvent(type, known);
    if (!begun) return actor.send({ type });
    // Pressed again, it is discarded.
    const isOpen = isEditing && event === type;
    screen.update({ draft: isOpen ? null : { actor: last.actor, event: type, ...begun } });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className="wb-scroll wb-events" aria-label="Events" tabIndex={0}>
      <ul>
        {eventsOf(actor).map((type) => {
          const isBare = draftEvent(type, known) === null;
          return (
            <li key={type}>
              <button
                type="button"
                onClick={() => press(type)}
                aria-expanded={isBare ? undefined : isEditing && event === type}
              >
                {type}
                {!isBare && ' …'}
              </button>
            </li>
          );
        })}
      </ul>
      {isEditing && (
        <form
          onSubmit={(submit) => {
            submit.preventDefault();
            if (typeof read === 'string') return;
            const whole = revive(read) as Record<string, unknown>;
            actor.send({ ...whole, type: event });
          }}
        >
          <label htmlFor={field}>Payload of {event}, as JSON</label>
          <textarea
            id={field}
            rows={Math.min(12, Math.max(2, payload.split('\n').length))}
            spellCheck={false}
            value={payload}
            aria-invalid={problem !== '' && payload !== ''}
            aria-describedby={`${field}-origin ${field}-problem`}
            onChange={({ target }) =>
              draft && screen.update({ draft: { ...draft, payload: target.value, origin: '' } })
            }
          />
          <p id={`${field}-origin`} className="wb-hint">
            {origin}
          </p>
          <p id={`${field}-problem`} data-kind="problem" aria-live="polite">
            {payload || !origin ? problem : ''}
          </p>
          <button type="submit" disabled={problem !== ''}>
            Send {event}
          </button>
        </form>
      )}
    </section>
  );
}
