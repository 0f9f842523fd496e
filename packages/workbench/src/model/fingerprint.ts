import type { AnyStateMachine } from 'xstate';
import { describeMachine } from './describe-machine';

/**
 * A short hash of a set of charts: their states, transitions, guards, actions and clauses. Traces
 * store it, so that one of another build can be detected. The code of guards and actions is not
 * included.
 */
export function fingerprint(machines: readonly AnyStateMachine[]): string {
  const text = JSON.stringify(machines.map((machine) => [machine.id, describeMachine(machine)]));
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
