import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import { activeNodes } from '../model/active-states';
import { own } from '../model/own';
import { readPayload } from '../model/read-payload';
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
export function EventPanel({ workbench, model: { actor, last, oracle } }: Props) {
  const { eventDraft } = workbench;
  const draft = useSelector(eventDraft, (snapshot) => snapshot);
  const field = useId();
  if (!actor || !last) {
    return (
      <p className="wb-hint">
        Events can be sent to a running actor at its newest step. No actor of this machine is
        running, or an earlier step is selected.
      </p>
    );
  }
  const { event, payload } = draft.context;
  const payloads = own(workbench.payloads, (actor.getSnapshot() as AnyMachineSnapshot).machine.id);
  const isEditing = draft.matches('editing') && draft.context.actor === last.actor;
  const read = readPayload(payload);
  const problem = typeof read === 'string' ? read : '';
  const rows = own(oracle.tables, last.machine)?.rows ?? [];
  /** Whether an example or the table says that an event has no payload. */
  const hasNoPayload = (type: string) =>
    payloads?.[type]
      ? Object.keys(payloads[type]).length === 0
      : rows.some(([, row]) => row.type === type && Object.keys(row).length === 1);
  const press = (type: string) => {
    if (hasNoPayload(type)) return actor.send({ type });
    const text = JSON.stringify(payloads?.[type] ?? {});
    eventDraft.send({ type: 'event.chosen', actor: last.actor, event: type, payload: text });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className="wb-scroll wb-events" aria-label="Events" tabIndex={0}>
      <ul>
        {eventsOf(actor).map((type) => (
          <li key={type}>
            <button
              type="button"
              onClick={() => press(type)}
              aria-expanded={hasNoPayload(type) ? undefined : isEditing && event === type}
            >
              {type}
              {!hasNoPayload(type) && ' …'}
            </button>
          </li>
        ))}
      </ul>
      {isEditing && (
        <form
          onSubmit={(submit) => {
            submit.preventDefault();
            if (typeof read !== 'string') actor.send({ ...read, type: event });
          }}
        >
          {!payloads?.[event] && (
            <p className="wb-hint">There is no example of its payload: type what it needs.</p>
          )}
          <label htmlFor={field}>Payload of {event}, as JSON</label>
          <textarea
            id={field}
            rows={2}
            spellCheck={false}
            value={payload}
            aria-invalid={problem !== ''}
            aria-describedby={`${field}-problem`}
            onChange={({ target }) =>
              eventDraft.send({ type: 'payload.typed', payload: target.value })
            }
          />
          <p id={`${field}-problem`} data-kind="problem">
            {problem}
          </p>
          <button type="submit" disabled={problem !== ''}>
            Send {event}
          </button>
        </form>
      )}
    </section>
  );
}
