import { tables } from '@machines/tables';
import { useId, useState } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '../model/parts';
import { isRecord, own } from '../model/values';
import type { ViewModel } from '../use-view-model';

/** The payload of the first sample event of each type; events without one are left out. */
const payloadsOf = (events: readonly { type: string }[]) =>
  Object.fromEntries(
    events.toReversed().flatMap(({ type, ...payload }) => {
      const isEmpty = Object.keys(payload).length === 0;
      return isEmpty || type.startsWith('xstate.') ? [] : [[type, payload]];
    }),
  );

/** Example payloads by machine id and event type, from the machines' sample events. */
export const payloads = Object.fromEntries(
  Object.values(tables).map(({ machine, samples }) => [machine.id, payloadsOf(samples.events)]),
);

/** An event for an actor, before it is sent: its type, and its payload as JSON. */
type Draft = { actor: string; event: string; payload: string };

/** The event types that an actor's current state handles. */
function eventsOf(actor: AnyActorRef): string[] {
  const { machine, value } = actor.getSnapshot() as AnyMachineSnapshot;
  const types = activeNodes(machine, value).flatMap((node) => node.ownEvents);
  return [...new Set(types)].filter((type) => !type.startsWith('xstate.')).sort();
}

/** A typed payload; undefined if it is not a JSON object. */
function readPayload(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The events that the actor handles. One with a payload is filled from the table's samples. */
export function EventPanel({ model: { actor, last } }: { model: ViewModel }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const field = useId();
  if (!actor || !last) {
    return (
      <p className="wb-hint">
        Events can be sent to a running actor at its newest step. No actor of this machine is
        running, or an earlier step is selected.
      </p>
    );
  }
  const samples = own(payloads, last.machine);
  const shown = draft?.actor === last.actor ? draft : undefined;
  const payload = readPayload(shown?.payload ?? '');
  const press = (event: string) => {
    const sample = own(samples, event);
    if (!sample) return actor.send({ type: event });
    // Pressed again, it is discarded.
    const isOpen = shown?.event === event;
    const begun = { actor: last.actor, event, payload: JSON.stringify(sample, null, 2) };
    setDraft(isOpen ? null : begun);
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
              aria-expanded={own(samples, type) && shown?.event === type}
            >
              {type}
              {own(samples, type) && ' …'}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <form
          onSubmit={(submit) => {
            submit.preventDefault();
            if (payload) actor.send({ ...payload, type: shown.event });
          }}
        >
          <label htmlFor={field}>Payload of {shown.event}, as JSON</label>
          <textarea
            id={field}
            rows={Math.min(12, Math.max(2, shown.payload.split('\n').length))}
            spellCheck={false}
            value={shown.payload}
            aria-invalid={!payload}
            aria-describedby={`${field}-problem`}
            onChange={({ target }) => setDraft({ ...shown, payload: target.value })}
          />
          <p id={`${field}-problem`} data-kind="problem" aria-live="polite">
            {!payload && 'Not a JSON object.'}
          </p>
          <button type="submit" disabled={!payload}>
            Send {shown.event}
          </button>
        </form>
      )}
    </section>
  );
}
