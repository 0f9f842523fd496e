import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state's transitions for an event; those without an event under `''`. */
const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly object[] =>
  source.transitions.get(eventType) ?? source.always ?? [];

/**
 * A transition's id within its machine: its state, its event, and its index among that event's
 * transitions.
 */
export const transitionId = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id}#${transition.eventType}#${siblingsOf(transition).indexOf(transition)}`;

/** A state's own transitions, in order. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Whether a transition only keeps its event from doing anything, like `{ on: { pressed: {} } }`. */
export const isForbidden = ({ eventType, target, actions, guard }: AnyTransitionDefinition) =>
  !target?.length && actions.length === 0 && !guard && !/^(xstate\.|$)/.test(eventType);
