import type { AnyStateMachine } from 'xstate';
import { nodesOf } from './state-nodes';

/** The length of what is shown of the code of a part without a name. */
const shownCode = 60;

/** The name of a guard, an action or an actor; of one without a name, the beginning of its code. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const { type, name, guards } = part as { type?: string; name?: string; guards?: unknown[] };
  if (type) return type;
  // What `and`, `or` and `not` return.
  if (guards) {
    const [first] = guards;
    return name === 'not' ? `not ${nameOf(first)}` : guards.map(nameOf).join(` ${name} `);
  }
  const code = String(part).replace(/\s+/g, ' ');
  return code.length > shownCode ? `${code.slice(0, shownCode)}…` : code;
}

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
