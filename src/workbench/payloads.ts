import { tables } from '@machines/tables';

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
