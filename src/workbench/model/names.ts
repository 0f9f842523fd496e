import type { AnyStateNode } from 'xstate';

/** The name of a guard, an action or an actor; those of machines are all named. */
export const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : (part as { type: string }).type;

/** The names of a machine's own actions, without those that XState adds for delays. */
export const ownActions = (actions: readonly unknown[]): string[] =>
  actions.map(nameOf).filter((name) => !name.startsWith('xstate.'));

/** A state's actions and actors, each after its keyword: `entry`, `exit` or `invoke`. */
export const notesOf = ({ entry, exit, invoke }: AnyStateNode): (readonly [string, string])[] => [
  ...ownActions(entry).map((name) => ['entry', name] as const),
  ...ownActions(exit).map((name) => ['exit', name] as const),
  ...invoke.map(({ src }) => ['invoke', nameOf(src)] as const),
];

/**
 * A readable name for XState's own events: `start`, `stop`, `done: loadPage`, `after rest`,
 * `always`. Other events keep theirs.
 */
export function nameEvent(type: string): string {
  if (type === '') return 'always';
  if (!type.startsWith('xstate.')) return type;
  if (type === 'xstate.init') return 'start';
  if (type === 'xstate.stop') return 'stop';
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind) return `${kind}: ${actor}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay) return `after ${delay}${/^\d+$/.test(delay) ? ' ms' : ''}`;
  return type.startsWith('xstate.done.state.') ? 'done' : type;
}
