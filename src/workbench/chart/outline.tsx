import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { readDescription } from '../model/clauses';
import { describeTransitions, notesOf, type TransitionWords } from '../model/describe-machine';
import { childrenOf } from '../model/parts';
import { litOf, type Marks, tintOf } from './marks';

type Props = { machine: AnyStateMachine; marks: Marks; onSelect: (id: string) => void };

type ItemProps = Omit<Props, 'machine'> & { id: string };

/** The coverage count, if there is one. */
function Count({ id, marks }: Omit<ItemProps, 'onSelect'>) {
  const times = marks.coverage?.get(id) ?? 0;
  const words = times === 1 ? 'once' : times === 0 ? 'never' : `${times} times`;
  return marks.coverage && <small data-tint={tintOf(marks, id)}>{words}</small>;
}

type TransitionProps = Omit<ItemProps, 'id'> & { transition: TransitionWords };

function TransitionItem({ transition, marks, onSelect }: TransitionProps) {
  const { id, event, guard, target, actions, description } = transition;
  return (
    <li>
      <button
        type="button"
        aria-pressed={marks.selected === id}
        data-lit={litOf(marks, id)}
        data-cited={marks.cited?.has(id) || undefined}
        onClick={() => onSelect(id)}
      >
        <b>{event}</b> {guard && <span>if {guard} </span>}
        <span>{target ? `→ ${target}` : 'stays'}</span>
      </button>
      <Count id={id} marks={marks} />
      <p>
        {description}
        {actions.length > 0 && <em> {actions.join(', ')}</em>}
      </p>
    </li>
  );
}

function StateItem({ node, marks, onSelect }: Omit<ItemProps, 'id'> & { node: AnyStateNode }) {
  const { id, key, type, parent } = node;
  const { words } = readDescription(node.description);
  const notes = [...notesOf(node), ...node.tags.map((name) => ['tag', name])];
  const transitions = describeTransitions(node);
  const children = childrenOf(node);
  const isActive = marks.active?.has(id);
  return (
    <li aria-current={isActive || undefined}>
      <button
        type="button"
        className="outline-state"
        aria-pressed={marks.selected === id}
        data-active={isActive || undefined}
        data-cited={marks.cited?.has(id) || undefined}
        onClick={() => onSelect(id)}
      >
        {key}
        {parent?.initial?.target.includes(node) && <small> initial</small>}
        {['parallel', 'final'].includes(type) && <small> {type}</small>}
        {isActive && <small> active</small>}
      </button>
      <Count id={id} marks={marks} />
      {words && <p>{words}</p>}
      {notes.length > 0 && <p>{notes.map((note) => note.join(' ')).join(' · ')}</p>}
      {transitions.length > 0 && (
        <ul aria-label={`Transitions of ${key}`}>
          {transitions.map((transition) => (
            <TransitionItem key={transition.id} {...{ transition, marks, onSelect }} />
          ))}
        </ul>
      )}
      {children.length > 0 && (
        <ul aria-label={`States of ${key}`}>
          {children.map((child) => (
            <StateItem key={child.id} node={child} {...{ marks, onSelect }} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A machine as nested lists of states and transitions. */
export const Outline = ({ machine, ...props }: Props) => (
  <ul className="outline">
    <StateItem node={machine.root} {...props} />
  </ul>
);
