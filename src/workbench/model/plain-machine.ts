import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { runsAt } from './kind-of';
import { nameOf } from './names';
import { nodesOf } from './state-nodes';
import { transitionsOf } from './transition-id';

/**
 * A copy of a machine with what a layout reads of it, as data without functions, so that it can be
 * posted to a worker.
 */
export function plainMachine(machine: AnyStateMachine): AnyStateMachine {
  const copies = new Map(nodesOf(machine).map((node) => [node, { id: node.id } as AnyStateNode]));
  const copyOf = (node: AnyStateNode) => copies.get(node) as AnyStateNode;
  const delays = Object.entries(machine.implementations.delays).filter(
    ([, delay]) => typeof delay === 'number',
  );
  const copied = {
    id: machine.id,
    root: copyOf(machine.root),
    implementations: { delays: Object.fromEntries(delays) },
  };
  for (const [node, copy] of copies) {
    const transitions = new Map(
      transitionsOf(node).map((transition) => {
        const { eventType, guard, target, actions, description, delay } =
          transition as typeof transition & { delay?: string | number };
        const plain = {
          eventType,
          source: copy,
          target: (target as AnyStateNode[] | undefined)?.map(copyOf),
          guard: guard && nameOf(guard),
          actions: actions.map(nameOf),
          description,
          delay,
        };
        return [transition, plain] as const;
      }),
    );
    const plainOf = (all: readonly object[]) =>
      all.map((one) => transitions.get(one as never)) as never[];
    Object.assign(copy, {
      key: node.key,
      path: node.path,
      type: node.type,
      history: node.history,
      description: node.description,
      tags: [...node.tags],
      entry: node.entry.map(nameOf),
      exit: node.exit.map(nameOf),
      invoke: node.invoke.map(({ src }) => ({ src: nameOf(src) })),
      config: { invoke: node.invoke.map((_, index) => ({ runs: runsAt(node, index) })) },
      machine: copied,
      parent: node.parent && copyOf(node.parent),
      states: Object.fromEntries(
        Object.entries(node.states).map(([key, child]) => [key, copyOf(child)]),
      ),
      initial: node.initial && { target: node.initial.target.map(copyOf) },
      transitions: new Map([...node.transitions].map(([type, all]) => [type, plainOf(all)])),
      always: node.always && plainOf(node.always),
    });
  }
  return copied as unknown as AnyStateMachine;
}
