import type { ReactNode } from 'react';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { stepsOf } from '../model/describe-machine';
import { childrenOf } from '../model/state-nodes';
import { litOf, type Marks } from './marks';

type Props = Marks & {
  machine: AnyStateMachine;
  onSelect: (id: string) => void;
  /** Tools, above the list. */
  children?: ReactNode;
};

/** The fallback for a machine without a layout: nested lists of states and transitions. */
export function StateList({ machine, onSelect, children, ...marks }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className="wb-scroll" aria-label={`Chart of ${machine.id}`} tabIndex={0}>
      {children}
      <ul className="wb-states">
        <StateItem node={machine.root} marks={marks} onSelect={onSelect} />
      </ul>
    </section>
  );
}

type ItemProps = { node: AnyStateNode; marks: Marks; onSelect: (id: string) => void };

function StateItem({ node, marks, onSelect }: ItemProps) {
  const { active, selected } = marks;
  const isActive = active?.has(node.id) ?? false;
  return (
    <li data-active={isActive} aria-current={isActive ? 'true' : undefined}>
      <button type="button" aria-pressed={selected === node.id} onClick={() => onSelect(node.id)}>
        {node.key}
      </button>
      <ul>
        {stepsOf(node).map(({ id, event, guard, target }) => (
          <li key={id} data-lit={litOf(marks, id)}>
            <button type="button" aria-pressed={selected === id} onClick={() => onSelect(id)}>
              {event}
              {guard && ` if ${guard}`} → {target || 'stays'}
            </button>
          </li>
        ))}
        {childrenOf(node).map((child) => (
          <StateItem key={child.id} node={child} marks={marks} onSelect={onSelect} />
        ))}
      </ul>
    </li>
  );
}
