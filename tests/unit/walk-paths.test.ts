import { machines } from '@machines/tables';
import { isSame } from '@workbench/model/is-same';
import { nodesOf } from '@workbench/model/state-nodes';
import { transitionId, transitionsOf } from '@workbench/model/transition-id';
import { findPath, type MachineWalk } from '@workbench/walk/find-path';
import { expect, it } from 'vitest';
import { type AnyStateMachine, initialTransition, transition } from 'xstate';
import { walks } from '@/workbench/walks';

const all = Object.values(machines);
const partsOf = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap((node) => [node.id, ...transitionsOf(node).map(transitionId)]);
const walkOf = (machine: AnyStateMachine): MachineWalk => walks[machine.id] ?? { events: [] };

it.each(all.map((machine) => [machine.id, machine] as const))(
  'the site’s walks lead to every state and transition of %s, through the states that they say',
  (_, machine) => {
    for (const part of partsOf(machine)) {
      const search = { machine, part, ...walkOf(machine) };
      const path = findPath(search);
      expect(path, part).toBeDefined();
      let [before] = initialTransition(machine, search.input as never);
      const wrong = (path ?? []).filter(({ event, from, to }) => {
        const start = before.value;
        [before] = transition(machine, before, event);
        return !isSame([from, to], [start, before.value]);
      });
      expect(wrong, part).toEqual([]);
    }
  },
);
