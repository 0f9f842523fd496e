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
