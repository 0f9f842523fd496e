import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { givenId } from './json-copy';
import { nodesOf } from './state-nodes';

/** The length of what is shown of the code of a part without a name. */
const shownCode = 60;

/** The name of a guard, an action or an actor; of one without a name, the beginning of its code. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const { type, name, guards } = part as { type?: string; name?: string; guards?: unknown[] };
  if (type) return type;
  // What `and`, `or` and `not` return; bundlers rename these to `or2`.
  if (guards) {
    const word = name?.replace(/\d+$/, '');
    const names = guards.map(nameOf);
    return word === 'not' ? `not ${names}` : names.join(` ${word} `);
  }
  const code = String(part).replace(/\s+/g, ' ');
  return code.length > shownCode ? `${code.slice(0, shownCode)}…` : code;
}

const builtIn: Readonly<Record<string, string>> = {
  'xstate.assign': 'assign',
  'xstate.sendTo': 'send an event',
  'xstate.emit': 'emit an event',
  'xstate.raise': 'raise an event',
  'xstate.cancel': 'cancel an event',
  'xstate.spawnChild': 'start an actor',
  'xstate.stopChild': 'stop an actor',
  'xstate.enqueueActions': 'enqueue actions',
  'xstate.log': 'log',
};

/** The name of an action; of one of XState's own, what it does. */
export const nameAction = (action: unknown): string => builtIn[nameOf(action)] ?? nameOf(action);

/** The names of a machine's own actions, without those that XState adds for delays. */
export const ownActions = (actions: readonly unknown[]): string[] =>
  actions.map(nameOf).filter((name) => !name.startsWith('xstate.'));

/** What a state invokes: the name of the logic. */
export const invokedWords = (node: AnyStateNode, index: number): string =>
  nameOf(node.invoke[index]?.src);

/** What an actor runs that a machine has invoked without an id, by the id that XState gives it. */
function nameInvoked(id: string, machine: AnyStateMachine | undefined): string {
  const [, place, state = ''] = /^(\d+)\.(.+)$/.exec(id) ?? [];
  const node = machine && nodesOf(machine).find((one) => one.id === state);
  return node?.invoke[Number(place)] ? invokedWords(node, Number(place)) : id;
}

/** What is known of an actor that is no machine: its id, the name of what it runs, and what that is. */
export type NamedActor = { id: string; src?: unknown; runs?: string | undefined };

/** The name of an actor that is no machine: its id or, if XState gave it that, what it runs. */
export function nameActor(
  { id, src, runs = 'other' }: NamedActor,
  starter: AnyStateMachine | undefined,
): string {
  if (!givenId.test(id)) return nameInvoked(id, starter);
  return typeof src === 'string' ? src : runs;
}

/** Words about what a machine does, `start 0.order.paying {"id":1}`, with the names of its actors. */
export function readableWords(words: string, machine: AnyStateMachine | undefined): string {
  const ids = machine ? nodesOf(machine).flatMap(idsAt) : [];
  // One may begin with another.
  return ids
    .sort((a, b) => b.length - a.length)
    .reduce((text, id) => text.replaceAll(id, nameInvoked(id, machine)), words);
}

/** The ids that XState gives what a state invokes. */
const idsAt = ({ id, invoke }: AnyStateNode) => invoke.map((_, index) => `${index}.${id}`);

/**
 * A readable name for XState's own events: `start`, `stop`, `done: loadPage`, `after rest`,
 * `always`. Other events keep theirs.
 */
export function nameEvent(type: string, machine?: AnyStateMachine): string {
  if (type === '') return 'always';
  if (!type.startsWith('xstate.')) return type;
  if (type === 'xstate.init') return 'start';
  if (type === 'xstate.stop') return 'stop';
  const [, kind, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind) return `${kind}: ${nameInvoked(actor, machine)}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay) return `after ${delay}${/^\d+$/.test(delay) ? ' ms' : ''}`;
  return type.startsWith('xstate.done.state.') ? 'done' : type;
}
