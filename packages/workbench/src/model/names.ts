/** The name of a guard, an action or an actor. */
export const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : String((part as { type?: string }).type ?? part);

/** A readable name for XState's own events: `done: loadPage`, `after rest`, `always`. */
export function nameEvent(type: string): string {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind) return `${kind}: ${actor}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay) return `after ${delay}${/^\d+$/.test(delay) ? ' ms' : ''}`;
  if (type.startsWith('xstate.done.state.')) return 'done';
  return type || 'always';
}
