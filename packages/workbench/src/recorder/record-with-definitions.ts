import type { AnyStateMachine } from 'xstate';
import { type Definition, definitionOf } from '../model/define-machine';
import { nameActor } from '../model/names';
import { discoverMachines } from './discover-machines';
import { createRecorder as createBareRecorder, type RecorderOptions } from './record-trace';

/** Creates a recorder whose trace also has the definitions of its machines; see `createRecorder`. */
export function createRecorder({ machines, ...options }: RecorderOptions = {}) {
  const known: Record<string, AnyStateMachine> = Object.assign(Object.create(null), machines);
  const definitions: Record<string, Definition> = Object.create(null);
  const find = options.keyOf ?? discoverMachines(known);
  const keyOf = (logic: AnyStateMachine) => {
    const key = find(logic);
    if (!Object.hasOwn(definitions, key)) {
      const definition = definitionOf(known[key] ?? logic);
      if (definition) definitions[key] = definition;
    }
    return key;
  };
  const recorder = createBareRecorder({ ...options, machines: known, keyOf, nameOf: nameActor });
  return { ...recorder, trace: Object.assign(recorder.trace, { definitions }) };
}
