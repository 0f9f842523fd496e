import type { AnyStateMachine } from 'xstate';
import { nameEvent } from '../model/names';
import { own } from '../model/own';
import type { ActorInfo, Message } from '../model/trace';
import type { JudgedStep } from './judge';

/** An event on its way: who sent it, and who received it. */
export type Sending = {
  /** Its place in the sequence. */
  key: number;
  time: number;
  /** The name of the sender: an actor, or the app (`''`). */
  from: string;
  to: string;
  event: { type: string };
  eventName: string;
  /** The index of the step that it led to; undefined at an actor without a statechart. */
  step?: number;
  /** The index of the step in which it was sent, if that is known. */
  cause?: number;
};

type Recorded = {
  steps: readonly JudgedStep[];
  messages: readonly Message[];
  actors: readonly ActorInfo[];
  machines?: Readonly<Record<string, AnyStateMachine>>;
};

/**
 * What was sent, in that order: the events that steps are made of, and those that went to actors
 * without a statechart. An actor's event is handled before the step that sent it is over, so this is
 * not the order of the steps.
 */
export function sequenceOf({ steps, messages, actors, machines = {} }: Recorded): Sending[] {
  const runs = new Map(steps.map(({ actor, machine }) => [actor, machine]));
  const parents = new Map(actors.map(({ name, parent }) => [name, parent]));
  const senderOf = ({ sender, event, actor }: Pick<JudgedStep, 'sender' | 'event' | 'actor'>) =>
    sender ?? ((event.type === 'xstate.stop' && parents.get(actor)) || '');
  let sent = -1;
  const sendings: (Sending & { sent: number })[] = steps.map((step, index) => {
    sent = step.sent ?? sent;
    const { time, actor, event, eventName } = step;
    return { sent, key: 0, time, from: senderOf(step), to: actor, event, eventName, step: index };
  });
  for (const message of messages) {
    const { sent, time, actor, event } = message;
    const starter = runs.get(parents.get(actor) ?? '') ?? '';
    const eventName = nameEvent(event.type, own(machines, starter));
    sendings.push({ sent, key: 0, time, from: senderOf(message), to: actor, event, eventName });
  }
  const ordered = sendings.toSorted((a, b) => a.sent - b.sent);
  const latest = new Map<string, number>();
  return ordered.map(({ sent: _, ...sending }, key) => {
    const cause = sending.from ? latest.get(sending.from) : undefined;
    if (sending.step !== undefined) latest.set(sending.to, sending.step);
    return { ...sending, key, ...(cause !== undefined && { cause }) };
  });
}

/** Whether a sending has to do with an actor. */
export const isOf = (actor: string, { from, to }: Sending) => from === actor || to === actor;

/** Who sent to whom. */
export const routeWords = ({ from, to }: Pick<Sending, 'from' | 'to'>): string =>
  `${from || 'the app'} → ${to === from ? 'itself' : to}`;
