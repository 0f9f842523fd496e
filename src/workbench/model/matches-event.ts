/** Whether an event's type is that of a transition, which may be a wildcard: `*` or `xstate.error.actor.*`. */
export const matchesEvent = (key: string, type: string): boolean =>
  key === type || (key.endsWith('*') && type.startsWith(key.slice(0, -1)));
