import { numberFieldMachine } from '@machines/number-field.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor-ref';

/** A field that shows `value`; `onNumber` receives each whole number that is committed. */
export function useNumberField(value: number, onNumber: (number: number) => void) {
  const actor = useActorRef(
    numberFieldMachine.provide({
      actions: { reportNumber: ({ context }) => onNumber(context.number) },
    }),
  );
  const typed = useSelector(actor, (state) =>
    state.matches('typing') ? state.context.text : null,
  );
  return {
    text: typed ?? String(value),
    type: (text: string) => actor.send({ type: 'text.typed', text }),
    finish: () => actor.send({ type: 'text.committed' }),
    discard: () => actor.send({ type: 'text.discarded' }),
  };
}
