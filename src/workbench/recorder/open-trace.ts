import type { AnyStateMachine } from 'xstate';
import type { Oracle } from '../judge/oracle';
import { type Definition, definitionOf } from '../model/define-machine';
import { errorMessage } from '../model/error-message';
import { fromDefinition } from '../model/from-definition';
import { own } from '../model/own';
import type { Trace } from '../model/trace';
import { hasStates } from './parse-trace';

/** What a trace is shown and judged with. */
export type OpenedTrace = {
  oracle: Oracle;
  /** The keys of the machines whose present definition is another one, by which they are judged. */
  changed: readonly string[];
  /** The keys of the machines that are shown as they were recorded, and not judged. */
  rebuilt: readonly string[];
};

/** The definitions of these machines that can be recorded. */
export function definitionsOf(
  machines: Readonly<Record<string, AnyStateMachine>>,
  keys: Iterable<string>,
): Record<string, Definition> {
  const definitions: Record<string, Definition> = Object.create(null);
  for (const key of keys) {
    const machine = own(machines, key);
    const definition = machine && !Object.hasOwn(definitions, key) && definitionOf(machine);
    if (definition) definitions[key] = definition;
  }
  return definitions;
}

/**
 * Finds the machines of a trace: those of the oracle, if they have its states, or else machines made of
 * the definitions in it, whose steps are shown without a verdict. Throws a `TypeError` if a definition
 * makes no machine.
 */
export function openTrace(trace: Trace, oracle: Oracle): OpenedTrace {
  const changed: string[] = [];
  const rebuilt: Record<string, AnyStateMachine> = Object.create(null);
  for (const [key, definition] of Object.entries(trace.definitions ?? {})) {
    const machine = own(oracle.machines, key);
    if (machine && hasStates(machine, trace, key)) {
      if (JSON.stringify(definitionOf(machine)) !== JSON.stringify(definition)) changed.push(key);
      continue;
    }
    try {
      rebuilt[key] = fromDefinition(definition);
    } catch (error) {
      throw new TypeError(`The definition of ${key} makes no machine: ${errorMessage(error)}`);
    }
  }
  const keys = Object.keys(rebuilt);
  if (keys.length === 0) return { oracle, changed, rebuilt: keys };
  const { tables = {} } = oracle;
  const isOwn = (key: string) => !keys.includes(key);
  const shown = {
    machines: Object.assign(Object.create(null), oracle.machines, rebuilt),
    tables: Object.fromEntries(Object.entries(tables).filter(([key]) => isOwn(key))),
  };
  return { oracle: shown, changed, rebuilt: keys };
}
