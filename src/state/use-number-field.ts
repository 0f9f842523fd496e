import { maxQuantity, numberFieldMachine } from '@machines/number-field.machine';
import { useSelector } from '@xstate/react';
import { useTypedText } from '@/lib/hydration';
import { readNumber } from '@/lib/read-number';
import { useActorRef } from './use-actor';

/** A field that shows `value`; `onNumber` receives each whole number that is committed. */
export function useNumberField(value: number, onNumber: (number: number) => void) {
  const actor = useActorRef(
    numberFieldMachine.provide({
      actions: { reportNumber: ({ context }) => onNumber(context.number) },
    }),
  );
  const typed = useSelector(actor, (state) =>
    state.matches('settled') ? null : state.context.text,
  );
  const text = typed ?? String(value);
  const type = (text: string) => actor.send({ type: 'text.typed', text, number: readNumber(text) });
  // Ignore blur if nothing was typed.
  const finish = () => {
    const committed = { type: 'text.committed' } as const;
    if (actor.getSnapshot().can(committed)) actor.send(committed);
  };
  const ref = useTypedText(text, type, finish);
  return {
    ref,
    text,
    max: maxQuantity,
    isRefused: useSelector(actor, (state) => state.matches('refused')),
    type,
    finish,
    discard: () => actor.send({ type: 'text.discarded' }),
    /** Commits the text. Returns whether it is no longer there; a refused one gets the focus. */
    settle: () => {
      finish();
      const isSettled = actor.getSnapshot().matches('settled');
      if (!isSettled) ref.current?.focus();
      return isSettled;
    },
  };
}
