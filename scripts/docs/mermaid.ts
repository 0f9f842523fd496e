import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Step, stepsOf } from '../../packages/workbench/src/model/describe-machine';

const idOf = ({ machine, path }: AnyStateNode) => [machine.id, ...path].join('_');
const childrenOf = (node: AnyStateNode) => Object.values(node.states) as AnyStateNode[];

const labelOf = ({ event, guard, actions }: Step) =>
  [event, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`]
    .filter(Boolean)
    .join(' ')
    .replaceAll(':', '');

/** Mermaid draws no edge from a state into itself: such a transition leaves each of its children. */
const sourcesOf = (node: AnyStateNode): AnyStateNode[] => {
  const children = childrenOf(node);
  return children.length > 0 ? children.flatMap(sourcesOf) : [node];
};

function edgesOf(node: AnyStateNode): string[] {
  return stepsOf(node).flatMap((step) =>
    sourcesOf(node).map((source) => {
      const target = step.target
        ? [node.machine.id, ...step.target.split('.')].join('_')
        : idOf(source);
      return `${idOf(source)} --> ${target} : ${labelOf(step)}`;
    }),
  );
}

function bodyOf(node: AnyStateNode): string[] {
  const children = childrenOf(node);
  const parts = children.map((child) => {
    const inner = childrenOf(child).length > 0 ? bodyOf(child).map((line) => `  ${line}`) : [];
    const name = `state "${child.key}" as ${idOf(child)}`;
    return inner.length > 0 ? [`${name} {`, ...inner, '}'] : [name];
  });
  if (node.type === 'parallel') {
    return parts.flatMap((lines, index) => (index > 0 ? ['--', ...lines] : lines));
  }
  const initial = node.initial.target[0];
  return [
    ...(initial ? [`[*] --> ${idOf(initial as AnyStateNode)}`] : []),
    ...parts.flat(),
    ...children.filter((child) => childrenOf(child).length === 0).flatMap(edgesOf),
    ...edgesOf(node),
  ];
}

/** A machine as a Mermaid diagram, which GitHub draws. */
export function toMermaid(machine: AnyStateMachine): string {
  const { root } = machine;
  const lines =
    root.type === 'parallel'
      ? [
          `state "${machine.id}" as ${idOf(root)} {`,
          ...bodyOf(root).map((line) => `  ${line}`),
          '}',
        ]
      : bodyOf(root);
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}
