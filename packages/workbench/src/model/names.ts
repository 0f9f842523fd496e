import type { AnyStateMachine } from 'xstate';
import { nodesOf } from './state-nodes';

/** The name of a guard, an action or an actor. */
export const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : String((part as { type?: string }).type ?? part);

/** What an actor invoked without an id runs, by the id that XState gives it: `0.order.paying`. */
function nameInvoked(id: string, machine: AnyStateMachine | undefined): string {
  const [, index, state = ''] = /^(\d+)\.(.+)$/.exec(id) ?? [];
  const node = machine && nodesOf(machine).find((one) => one.id === state);
  const invoked = node?.invoke[Number(index)]?.src;
  return typeof invoked === 'string' && !invoked.startsWith('xstate.') ? invoked : id;
}

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
