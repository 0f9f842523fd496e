import { useEffect, useId } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import { readPayload } from '../model/read-payload';
import { useSnapshot } from '../use-snapshot';

type Props = { workbench: WorkbenchModel; actor: AnyActorRef | undefined };

/** The types of event that an actor's present state has an answer to. */
function eventsOf(actor: AnyActorRef): string[] {
  const { _nodes } = actor.getSnapshot() as AnyMachineSnapshot;
  const types = _nodes.flatMap((node) => [...node.ownEvents, ...node.machine.root.ownEvents]);
  return [...new Set(types)].filter((type) => !type.startsWith('xstate.')).sort();
}

/** The events that the actor answers to. One without a payload is sent at once. */
export function EventPanel({ workbench, actor }: Props) {
  const message = useSnapshot(workbench.message);
  const field = useId();
  useEffect(() => {
    if (actor) return () => workbench.message.send({ type: 'message.dropped' });
  }, [actor, workbench]);
  if (!actor) {
    return (
      <p className="wb-hint">
        Events go to a running actor at its newest step. None of this machine runs, or an earlier
        step is looked at.
      </p>
    );
  }
  const isWriting = message.matches('writing');
  const { event, payload } = message.context;
  const read = isWriting && readPayload(payload);
  const press = (type: string) => {
    const example = workbench.payloads[type];
    if (!example) return actor.send({ type });
    workbench.message.send({ type: 'event.chosen', event: type, payload: JSON.stringify(example) });
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
              aria-expanded={workbench.payloads[type] ? isWriting && event === type : undefined}
            >
              {type}
              {workbench.payloads[type] && ' …'}
            </button>
          </li>
        ))}
      </ul>
      {isWriting && (
        <form
          onSubmit={(submit) => {
            submit.preventDefault();
            if (read) actor.send({ ...read, type: event });
          }}
        >
          <label htmlFor={field}>Payload of {event}, as JSON</label>
          <textarea
            id={field}
            rows={2}
            spellCheck={false}
            value={payload}
            aria-invalid={!read}
            onChange={({ target }) =>
              workbench.message.send({ type: 'payload.changed', payload: target.value })
            }
          />
          <button type="submit" disabled={!read}>
            Send {event}
          </button>
        </form>
      )}
    </section>
  );
}
