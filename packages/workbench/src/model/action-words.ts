import { isRecord } from './is-object';
import { givenId, isMark, jsonCopy } from './json-copy';

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

/** The fields of an instance, without the name of its class, and without those that are undefined. */
function unnamed(_: string, value: unknown) {
  if (!isMark(value)) return value;
  if (value['@'] === 'undefined') return undefined;
  return isRecord(value.of) ? value.of : value;
}

/** A value as JSON; empty if it is undefined. */
const json = (value: unknown) =>
  value === undefined ? '' : ` ${JSON.stringify(jsonCopy(value), unnamed)}`;

const eventWords = ({ type, ...payload }: { type: string }) =>
  type + (Object.keys(payload).length > 0 ? json(payload) : '');

/** The id of an actor, unless XState has given it one, which is another each time. */
const nameOf = (id: string) => (givenId.test(id) ? 'actor' : id);

const isTimer = (name = '') => name.startsWith('xstate.after.');

/**
 * An action as tables and traces write it: `announceNetPay`, `start loadPage {"path":"/"}`, `emit
 * line.removed {"index":1}`, `wait 500 ms`. An `assign` is not listed; its effect is in the
 * context.
 */
export function actionWords({ type, params }: Action): string {
  const {
    id,
    src,
    input,
    event = { type: '' },
    delay,
    targetId,
    sendId,
  } = (params ?? {}) as Params;
  const later = delay === undefined ? '' : ` in ${delay} ms`;
  switch (type) {
    case 'xstate.spawnChild':
      return `start ${nameOf(id ?? (typeof src === 'string' ? src : 'actor'))}${json(input)}`;
    case 'xstate.stopChild':
      return `stop ${nameOf(id ?? 'no actor')}`;
    case 'xstate.emit':
      return `emit ${eventWords(event)}`;
    case 'xstate.raise':
      return isTimer(event.type) ? `wait ${delay} ms` : `raise ${eventWords(event)}${later}`;
    case 'xstate.sendTo':
      return `send ${eventWords(event)}${targetId ? ` to ${nameOf(targetId)}` : ''}${later}`;
    case 'xstate.cancel':
      return isTimer(sendId) ? 'stop waiting' : `cancel ${sendId}`;
    case 'xstate.log':
      return 'log';
    default:
      return type + json(params);
  }
}
