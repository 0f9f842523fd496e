import type { AnyStateMachine } from 'xstate';
import { describeMachine, nameState } from '../model/describe-machine';
import { nodesOf } from '../model/state-nodes';

/** A state or a transition that a search has found. */
export type Found = { id: string; name: string; about: string };

/** How many are found, at most. */
const most = 50;

/** The states and transitions whose name has a text, those that begin with it first. */
export function findParts(machine: AnyStateMachine, text: string): Found[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  const states = nodesOf(machine)
    .filter(({ parent }) => parent)
    .map((node) => ({ id: node.id, name: nameState(node), about: 'state', key: node.key }));
  const transitions = describeMachine(machine).map(({ id, event, guard, source, target }) => ({
    id,
    name: event,
    key: event,
    about: `${guard ? `if ${guard}, ` : ''}${source} → ${target || 'stays'}`,
  }));
  const rank = ({ name, key }: { name: string; key: string }) => {
    const names = [key.toLowerCase(), name.toLowerCase()];
    if (names.includes(wanted)) return 0;
    return names.some((one) => one.startsWith(wanted)) ? 1 : 2;
  };
  return [...states, ...transitions]
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most)
    .map(({ id, name, about }) => ({ id, name, about }));
}
