import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { count } from './count';
import { nameState, stepsOf } from './describe-machine';
import { invokedWords, nameOf } from './names';
import { nodesOf } from './state-nodes';

/** How many states are named. */
const maxNames = 3;

/** Parts of a chart by what they are known by, with what they are as text. */
type Parts = ReadonlyMap<string, string>;

const statesOf = (machine: AnyStateMachine): Parts =>
  new Map(nodesOf(machine).map((node) => [nameState(node), stateText(node)]));

const stateText = (node: AnyStateNode): string => {
  const { type, description, tags, entry, exit, initial, invoke } = node;
  const runs = [entry, exit].map((actions) => actions.map(nameOf));
  const starts = initial?.target.map(nameState);
  const actors = invoke.map((_, index) => invokedWords(node, index));
  return JSON.stringify([type, description, tags, runs, starts, actors]);
};

const transitionsOf = (machine: AnyStateMachine): Parts =>
  new Map(
    nodesOf(machine).flatMap((node) => stepsOf(node).map((one) => [one.id, JSON.stringify(one)])),
  );

/** What is in one and not in the other. */
const without = (parts: Parts, others: Parts) =>
  [...parts.keys()].filter((key) => !others.has(key));

function wordsOf(noun: string, before: Parts, after: Parts, areNamed: boolean): string[] {
  const changed = [...after].filter(([key, text]) => before.has(key) && before.get(key) !== text);
  const differences = {
    added: without(after, before),
    removed: without(before, after),
    changed: changed.map(([key]) => key),
  };
  return Object.entries(differences).flatMap(([verb, keys]) => {
    if (keys.length === 0) return [];
    const names = areNamed && keys.length <= maxNames ? ` (${keys.join(', ')})` : '';
    return [`${count(keys.length, noun)} ${verb}${names}`];
  });
}

/**
 * How a chart differs from an earlier one, in words: `1 state added (lit), 2 transitions changed`. The code
 * of guards and actions is not compared.
 */
export function compareMachines(before: AnyStateMachine, after: AnyStateMachine): string {
  const words = [
    ...wordsOf('state', statesOf(before), statesOf(after), true),
    ...wordsOf('transition', transitionsOf(before), transitionsOf(after), false),
  ];
  return words.join(', ') || 'other details';
}
