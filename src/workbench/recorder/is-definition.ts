import { maxStates } from '../model/define-machine';
import { isRecord } from '../model/is-object';

/** No value in a trace lies deeper than this. */
const maxDepth = 200;

/** Whether no value of this JSON lies too deep to be read. */
export function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return false;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      for (const inner of Object.values(one)) next.push(inner);
    }
    level = next;
  }
  return true;
}

/** Whether all of a shallow definition is JSON that may be made a machine, as far as can be told before. */
export function isDefinition(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.config) || typeof value.config.id !== 'string') {
    return false;
  }
  const { delays } = value;
  const areDelays =
    delays === undefined ||
    (isRecord(delays) && Object.values(delays).every((ms) => typeof ms === 'number'));
  let states = 0;
  const isState = (state: unknown): boolean => {
    states += 1;
    if (states > maxStates || !isRecord(state)) return false;
    const { id, on, after, states: inner, type } = state;
    if (id !== undefined && typeof id !== 'string') return false;
    if (type !== undefined && typeof type !== 'string') return false;
    const areKeyed = [on, after, inner].every(
      (record) => record === undefined || (isRecord(record) && !Object.hasOwn(record, '__proto__')),
    );
    return areKeyed && Object.values(inner ?? {}).every(isState);
  };
  return areDelays && isState(value.config);
}
