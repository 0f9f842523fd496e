import { figureLimits, payStatementMachine } from '@machines/pay-statement.machine';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { announce } from '@/effects/announce';
import { formatCents } from '@/lib/format-cents';
import { sampleCheck } from '@/payroll/sample-check';
import type { StateName } from '@/payroll/withholding';
import { useActorRef } from './use-actor-ref';

type Figure = 'hours' | 'rate';

const withAnnouncement = payStatementMachine.provide({
  actions: {
    announceNetPay: ({ context: { hours, rate, state } }) =>
      announce(`Net pay $${formatCents(sampleCheck(hours, rate, state).net)}`),
  },
});

/** The field of a figure of the sample check (ST-PAY-1, ST-PAY-2). */
function useFigure(actor: ActorRefFrom<typeof payStatementMachine>, figure: Figure) {
  const text = useSelector(actor, ({ value, context: { typed } }) =>
    value.entry !== 'settled' && typed.figure === figure ? typed.text : null,
  );
  const value = useSelector(actor, ({ context }) => context[figure]);
  const isUnreadable = useSelector(actor, (state) => state.matches({ entry: 'unreadable' }));
  const canIncrement = useSelector(actor, (state) =>
    state.can({ type: 'figure.incremented', figure }),
  );
  const canDecrement = useSelector(actor, (state) =>
    state.can({ type: 'figure.decremented', figure }),
  );
  const isTyping = text !== null;
  return {
    ...figureLimits[figure],
    /** In hundredths of an hour, or in cents. */
    value,
    text: text ?? formatCents(value),
    isUnreadable: isTyping && isUnreadable,
    /** Whether the typed number is at a limit: a number beyond it counts as the limit. */
    isAtMax: isTyping && !isUnreadable && !canIncrement,
    isAtMin: isTyping && !isUnreadable && !canDecrement,
    canIncrement,
    canDecrement,
    increment: () => actor.send({ type: 'figure.incremented', figure }),
    decrement: () => actor.send({ type: 'figure.decremented', figure }),
    type: (text: string) => actor.send({ type: 'figure.typed', figure, text }),
    finish: () => actor.send({ type: 'text.committed' }),
  };
}

/** The sample check of the home page and its editable figures (ST-PAY). */
export function usePayStatement() {
  const actor = useActorRef(withAnnouncement);
  const hours = useFigure(actor, 'hours');
  const rate = useFigure(actor, 'rate');
  const state = useSelector(actor, ({ context }) => context.state);
  const hasLanded = useSelector(actor, (state) => state.matches({ stamp: 'landed' }));
  const check = sampleCheck(hours.value, rate.value, state);
  return {
    hours,
    rate,
    state,
    chooseState: (state: StateName) => actor.send({ type: 'state.chosen', state }),
    check,
    isStamped: check.isBalanced && hasLanded,
  };
}
