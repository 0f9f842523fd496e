import { copyDefined, isMark, jsonCopy } from './json-copy';

/** An action as XState resolves it, before or after it runs. */
type Action = { type: string; params?: unknown };

type Params = {
  id?: string;
  src?: unknown;
  input?: unknown;
  event?: { type: string };
  delay?: number;
  targetId?: string;
  sendId?: string;
};

const withoutUndefined = (_: string, value: unknown) =>
  isMark(value) && value['@'] === 'undefined' ? undefined : value;

/** A copied value as JSON; empty if it is undefined. */
function json(value: unknown): string {
  const text = JSON.stringify(value, withoutUndefined);
  return text ? ` ${text}` : '';
}

const eventWords = ({ type, ...payload }: { type: string }) =>
  type + (Object.keys(payload).length > 0 ? json(payload) : '');

const isTimer = (name = '') => name.startsWith('xstate.after.');

/**
 * An action as tables and traces write it: `announceNetPay`, `start loadPage {"path":"/"}`, `emit
 * line.removed {"index":1}`, `wait 500 ms`. An `assign` is not listed; its effect is in the
 * context.
 */
export const actionWords = (action: Action) => maskedActionWords(action, (copied) => copied);

/** The same of an action whose parameters are masked; `mask` is given a copy of what is written. */
export function maskedActionWords(
  { type, params }: Action,
  mask: (copied: unknown) => unknown,
): string {
  const kind = type.startsWith('xstate.') ? type.slice(7) : '';
  const { id, src, delay, targetId, sendId, ...passed } = (params ?? {}) as Params;
  const copied = mask(
    kind ? copyDefined({ input: passed.input, event: passed.event }) : jsonCopy(params),
  );
  const { input, event = { type: '' } } = (kind ? copied : {}) as Params;
  const later = delay === undefined ? '' : ` in ${delay} ms`;
  switch (kind) {
    case 'spawnChild':
      return `start ${id ?? src}${json(input)}`;
    case 'stopChild':
      return `stop ${id}`;
    case 'emit':
    case 'raise':
      return isTimer(event.type) ? `wait ${delay} ms` : `${kind} ${eventWords(event)}${later}`;
    case 'sendTo':
      return `send ${eventWords(event)}${targetId ? ` to ${targetId}` : ''}${later}`;
    case 'cancel':
      return isTimer(sendId) ? 'stop waiting' : `cancel ${sendId}`;
    case 'log':
      return kind;
    default:
      return type + json(copied);
  }
}
