import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The transitions that a state answers an event with; those without an event under `''`. */
const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly object[] =>
  source.transitions.get(eventType) ?? source.always ?? [];

/** A transition's name within its machine: its state, its event, and its place among that event's. */
export const transitionId = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id}#${transition.eventType}#${siblingsOf(transition).indexOf(transition)}`;

/** The transitions that a state defines itself, in their order. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
