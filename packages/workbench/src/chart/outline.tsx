import { count } from '../model/count';
import type { Chart, ChartState, ChartTransition } from './chart';
import { litOf, type Marks, tintOf } from './marks';

type Props = { chart: Chart; marks: Marks; onSelect: (id: string) => void };

const nameOf = (chart: Chart, id: string) =>
  chart.states.find((state) => state.id === id)?.name ?? id;

/** A state's actions, actors and tags: `entry closeGroup`, `invoke loadPage`. */
const notesOf = ({ entry, exit, invoke, tags }: ChartState) =>
  [
    ...entry.map((name) => `entry ${name}`),
    ...exit.map((name) => `exit ${name}`),
    ...invoke.map((name) => `invoke ${name}`),
    ...tags.map((name) =>
      name.startsWith('▸')
        ? `folded, with ${count(Number(name.slice(2)), 'state')}`
        : `tag ${name}`,
    ),
  ].join(' · ');

const timesOf = ({ coverage }: Marks, id: string) => {
  const times = coverage?.get(id) ?? 0;
  return times === 1 ? 'once' : times === 0 ? 'never' : `${times} times`;
};

type ItemProps = { id: string; marks: Marks; onSelect: (id: string) => void };

/** The coverage count, if there is one. */
const Count = ({ id, marks }: Pick<ItemProps, 'id' | 'marks'>) =>
  marks.coverage && <small data-tint={tintOf(marks, id)}>{timesOf(marks, id)}</small>;

function TransitionItem({
  transition,
  chart,
  marks,
  onSelect,
}: ItemProps & { transition: ChartTransition; chart: Chart }) {
  const { id, event, guard, targets, actions, description } = transition;
  const goal = targets.map((target) => nameOf(chart, target)).join(', ');
  return (
    <li>
      <button
        type="button"
        aria-pressed={marks.selected === id}
        data-lit={litOf(marks, id)}
        onClick={() => onSelect(id)}
      >
        <b>{event}</b> {guard && <span>if {guard} </span>}
        <span>{goal ? `→ ${goal}` : 'stays'}</span>
      </button>
      <Count id={id} marks={marks} />
      <p>
        {description}
        {actions.length > 0 && <em> {actions.join(', ')}</em>}
      </p>
    </li>
  );
}

function StateItem({
  state,
  chart,
  marks,
  onSelect,
}: Omit<ItemProps, 'id'> & { state: ChartState; chart: Chart }) {
  const { id, name, kind, description } = state;
  const notes = notesOf(state);
  const transitions = chart.transitions.filter(({ source }) => source === id);
  const children = chart.states.filter(({ parent }) => parent === id);
  const isInitial = chart.initials.some(({ state: first }) => first === id);
  return (
    <li>
      <button
        type="button"
        className="outline-state"
        aria-pressed={marks.selected === id}
        data-active={marks.active?.has(id) || undefined}
        onClick={() => onSelect(id)}
      >
        {name}
        {isInitial && <small> initial</small>}
        {['parallel', 'final', 'history'].includes(kind) && <small> {kind}</small>}
        {marks.active?.has(id) && <small> active</small>}
      </button>
      <Count id={id} marks={marks} />
      {description && <p>{description}</p>}
      {notes && <p className="outline-notes">{notes}</p>}
      {transitions.length > 0 && (
        <ul aria-label={`Transitions of ${name}`}>
          {transitions.map((transition) => (
            <TransitionItem
              key={transition.id}
              id={transition.id}
              {...{ transition, chart, marks, onSelect }}
            />
          ))}
        </ul>
      )}
      {children.length > 0 && (
        <ul aria-label={`States of ${name}`}>
          {children.map((child) => (
            <StateItem key={child.id} state={child} {...{ chart, marks, onSelect }} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A chart as nested lists of states and transitions. */
export function Outline({ chart, marks, onSelect }: Props) {
  const root = chart.states.find(({ parent }) => parent === null);
  return (
    <ul className="outline">
      {root && <StateItem state={root} {...{ chart, marks, onSelect }} />}
    </ul>
  );
}
