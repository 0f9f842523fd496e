import type { AnyStateMachine } from 'xstate';
import { readDescription } from '@/workbench/model/clauses';
import { describeMachine, nameState } from '@/workbench/model/describe-machine';
import { nodesOf } from '@/workbench/model/parts';

/** The states and transitions of a machine that cite a clause. */
export type Carrier = {
  machine: string;
  states: string[];
  transitions: { source: string; event: string }[];
};

/** The machines that cite a clause, each with the states and transitions that do, named once. */
export const carriersOf = (id: string, machines: readonly AnyStateMachine[]): Carrier[] =>
  machines
    .map((machine) => {
      const steps = describeMachine(machine)
        .filter(({ clauses }) => clauses.includes(id))
        .map(({ source, event }) => ({ source, event }));
      return {
        machine: machine.id,
        states: nodesOf(machine)
          .filter(({ description }) => readDescription(description).clauses.includes(id))
          .map(nameState),
        // An event has several transitions in a state if it has guards.
        transitions: steps.filter(
          ({ source, event }, index) =>
            steps.findIndex((step) => step.source === source && step.event === event) === index,
        ),
      };
    })
    .filter(({ states, transitions }) => states.length + transitions.length > 0);
