import type { AnyTransitionDefinition } from 'xstate';

/** An action's, a guard's or an actor's name. */
export const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : String((part as { type?: string }).type ?? part);

/** The actions that a machine names itself; XState adds some of its own for delays. */
export const ownActions = (actions: readonly unknown[]): string[] =>
  actions.map(nameOf).filter((name) => !name.startsWith('xstate.'));

/** Turns XState's names for its own events into words: `done: loadPage`, `after rest`, `always`. */
function nameEvent(type: string): string {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind) return `${kind}: ${actor}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay) return /^\d+$/.test(delay) ? 'after' : `after ${delay}`;
  if (type.startsWith('xstate.done.state.')) return 'done';
  return type || 'always';
}

/** How long a transition waits; empty where it does not, or where its machine works that out. */
function nameDelay({ source, ...transition }: AnyTransitionDefinition): string {
  const { delay } = transition as { delay?: unknown };
  const named: unknown =
    typeof delay === 'string' ? source.machine.implementations.delays[delay] : delay;
  return typeof named === 'number' ? `${named} ms` : '';
}

/** What a transition's pill says: its event, and below it what it waits for. */
export function labelTransition(transition: AnyTransitionDefinition) {
  const guard = transition.guard ? nameOf(transition.guard) : '';
  const conditions = [nameDelay(transition), guard && `if ${guard}`].filter(Boolean);
  return { event: nameEvent(transition.eventType), guard, condition: conditions.join(', ') };
}
