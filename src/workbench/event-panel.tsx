import { useId, useState } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { payloads, readPayload } from './payloads';

type Props = { actor: AnyActorRef | undefined };

/** The events that the actor's present state answers to. One without a payload is sent at once. */
export function EventPanel({ actor }: Props) {
  const [event, setEvent] = useState<{ type: string; payload: string } | null>(null);
  const field = useId();
  if (!actor) return <p className="hint">No actor of this machine runs in the site on the left.</p>;

  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const types = [
    ...new Set(
      snapshot._nodes.flatMap((node) => [...node.ownEvents, ...node.machine.root.ownEvents]),
    ),
  ]
    .filter((type) => !type.startsWith('xstate.'))
    .sort();
  const payload = event && readPayload(event.payload);
  const press = (type: string) => {
    const example = payloads[type];
    if (example) setEvent({ type, payload: JSON.stringify(example) });
    else actor.send({ type });
  };
  return (
    <div className="events">
      <ul>
        {types.map((type) => (
          <li key={type}>
            <button type="button" onClick={() => press(type)} aria-expanded={event?.type === type}>
              {type}
              {payloads[type] && ' …'}
            </button>
          </li>
        ))}
      </ul>
      {event && (
        <form
          onSubmit={(submit) => {
            submit.preventDefault();
            if (payload) actor.send({ ...payload, type: event.type });
          }}
        >
          <label htmlFor={field}>Payload of {event.type}, as JSON</label>
          <textarea
            id={field}
            rows={2}
            spellCheck={false}
            value={event.payload}
            aria-invalid={!payload}
            onChange={({ target }) => setEvent({ ...event, payload: target.value })}
          />
          <button type="submit" disabled={!payload}>
            Send {event.type}
          </button>
        </form>
      )}
    </div>
  );
}
