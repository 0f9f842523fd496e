import type { ReactNode } from 'react';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { stepsOf } from '../model/describe-machine';
import { childrenOf } from '../model/state-nodes';
import { litOf, type Marks } from './marks';

type Props = Marks & {
  machine: AnyStateMachine;
  onSelect: (id: string) => void;
  /** Why there is no drawing. */
  note?: string | undefined;
  /** A drawing is on its way. */
  isPending?: boolean;
  /** Tools, above the list. */
  children?: ReactNode;
};

/**
 * The fallback for a machine without a drawing: nested lists of states and transitions. While a
 * drawing is on its way, it appears only if that takes long.
 */
export function StateList({ machine, onSelect, note, isPending, children, ...marks }: Props) {
  return (
    <section
      className="wb-scroll"
      aria-label={`Chart of ${machine.id}`}
      data-pending={isPending}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
    >
      {children}
      <p className="wb-hint" role="status">
        {note}
      </p>
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
