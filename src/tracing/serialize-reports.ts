import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { createMask, maskPassed } from '@/workbench/recorder/mask';
import { typedKeys } from './typed-keys';

const mask = createMask(typedKeys);

/**
 * Returns Stately's `serialize`: plain copies of its reports, which can be posted to another window,
 * without what visitors typed. `definitions`, by machine id, replace those of the running machines.
 */
export function serializeReports(definitions: Readonly<Record<string, object>>) {
  /** The machine of each actor, by session. */
  const machines = new Map<string, string>();
  /** The session of the actor that started each actor. */
  const starters = new Map<string, string>();

  return (report: StatelyInspectionEvent): StatelyInspectionEvent => {
    const copy = JSON.parse(JSON.stringify(report));
    if (copy.type === '@xstate.actor') {
      const { id } = JSON.parse(copy.definition ?? '{}');
      machines.set(copy.sessionId, id);
      if (copy.parentId) starters.set(copy.sessionId, copy.parentId);
      const full = definitions[id];
      if (full) copy.definition = JSON.stringify(full);
    }
    const machine = machines.get(copy.sessionId) ?? '';
    const starter = machines.get(starters.get(copy.sessionId) ?? '') ?? '';
    if (copy.event) copy.event = mask(machine, maskPassed(mask, starter, copy.event));
    if (copy.snapshot) copy.snapshot = mask(machine, maskPassed(mask, starter, copy.snapshot));
    if (copy.snapshot?.context) copy.snapshot.context = mask(machine, copy.snapshot.context);
    return copy;
  };
}
