import { figureLimits, payStatementMachine } from '@machines/pay-statement.machine';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { announce } from '@/effects/announce';
import { sendLink } from '@/effects/share';
import { idsInState, namesInState } from '@/lib/active-states';
import { withBase } from '@/lib/base-path';
import { useOnMount, useTypedText } from '@/lib/hydration';
import { formatCents } from '@/lib/money';
import { readNumber } from '@/lib/read-number';
import { readCheckHash, writeCheckHash } from '@/payroll/check-hash';
import { sampleCheck } from '@/payroll/sample-check';
import type { StateName } from '@/payroll/withholding';
import { useActorRef } from './use-actor';

type Figure = 'hours' | 'rate';

const withAnnouncements = payStatementMachine.provide({
  actions: {
    announceNetPay: ({ context: { hours, rate, state } }) =>
      announce(`Net pay $${formatCents(sampleCheck(hours, rate, state).net)}`),
    announceCopy: () => announce('The link to this check is copied.'),
  },
});

/** The field of a figure of the sample check (ST-PAY-1, ST-PAY-2). */
function useFigure(actor: ActorRefFrom<typeof payStatementMachine>, figure: Figure) {
  const typed = useSelector(actor, ({ value, context: { typed } }) =>
    value.check.entry !== 'settled' && typed.figure === figure ? typed.text : null,
  );
  const value = useSelector(actor, ({ context }) => context[figure]);
  const isUnreadable = useSelector(actor, (state) =>
    state.matches({ check: { entry: 'unreadable' } }),
  );
  const canIncrement = useSelector(actor, (state) =>
    state.can({ type: 'figure.incremented', figure }),
  );
  const canDecrement = useSelector(actor, (state) =>
    state.can({ type: 'figure.decremented', figure }),
  );
  const isTyping = typed !== null;
  const text = typed ?? formatCents(value);
  const type = (text: string) => {
    const number = readNumber(text.replace(/^\s*[$＄] ?/, ''));
    actor.send({ type: 'figure.typed', figure, text, number });
  };
  // Ignore blur if nothing was typed.
  const finish = () => {
    const committed = { type: 'text.committed' } as const;
    if (actor.getSnapshot().can(committed)) actor.send(committed);
  };
  return {
    ref: useTypedText(text, type, finish),
    ...figureLimits[figure],
    /** In hundredths of an hour, or in cents. */
    value,
    text,
    isUnreadable: isTyping && isUnreadable,
    /** Whether the typed number is at a limit: a number beyond it counts as the limit. */
    isAtMax: isTyping && !isUnreadable && !canIncrement,
    isAtMin: isTyping && !isUnreadable && !canDecrement,
    canIncrement,
    canDecrement,
    increment: () => actor.send({ type: 'figure.incremented', figure }),
    decrement: () => actor.send({ type: 'figure.decremented', figure }),
    type,
    finish,
    discard: () => actor.send({ type: 'text.discarded' }),
  };
}

/** The sample check of the home page and its editable figures (ST-PAY). */
export function usePayStatement() {
  const actor = useActorRef(withAnnouncements);
  // Before the fields: what was typed before hydration is reported after it, so it counts.
  useOnMount(() => {
    const receive = () => {
      const check = readCheckHash(location.hash);
      if (check) actor.send({ type: 'check.received', ...check });
    };
    receive();
    addEventListener('hashchange', receive);
    return () => removeEventListener('hashchange', receive);
  });
  const hours = useFigure(actor, 'hours');
  const rate = useFigure(actor, 'rate');
  const state = useSelector(actor, ({ context }) => context.state);
  const hasLanded = useSelector(actor, (state) => state.matches({ check: { stamp: 'landed' } }));
  const value = useSelector(actor, ({ value }) => value);
  const check = sampleCheck(hours.value, rate.value, state);

  /** The link to the check; read when it is needed, since only a browser has an address. */
  const linkToCheck = () => {
    const { hours, rate, state } = actor.getSnapshot().context;
    return location.origin + withBase('/') + writeCheckHash({ hours, rate, state });
  };
  const send = async () => {
    const outcome = await sendLink(linkToCheck(), 'A pay statement that adds up');
    if (outcome !== 'shared') actor.send({ type: `link.${outcome}` });
  };
  return {
    hours,
    rate,
    state,
    chooseState: (state: StateName) => actor.send({ type: 'state.chosen', state }),
    check,
    isStamped: check.isBalanced && hasLanded,
    paper: {
      isLifted: value.paper === 'lifted',
      toggle: () => actor.send({ type: 'paper.toggled' }),
      /** The active states of the machine: their ids, and their names in words. */
      activeIds: idsInState(value, payStatementMachine.id),
      activeNames: namesInState(value),
    },
    link: {
      isCopied: value.link === 'copied',
      /** The link to copy by hand; undefined unless the browser has refused to copy it. */
      byHand: value.link === 'refused' ? linkToCheck() : undefined,
      send: () => void send(),
    },
  };
}
