import { type RefObject, useId, useMemo, useState } from 'react';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import { childrenOf, nodesOf } from '../model/state-nodes';
import type { Chart } from './chart';
import { type Found, findParts } from './find-parts';
import { foldsAround } from './fold-machine';
import { type SaveChart, savePng, saveSvg } from './save-chart';
import type { Drawing } from './use-drawing';

type Props = {
  workbench: WorkbenchModel;
  machine: AnyStateMachine;
  drawing: Drawing & { chart: Chart };
  selected: string;
  /** The drawing's element. */
  canvas: RefObject<SVGGElement | null>;
  /** Folds a state, or unfolds it. */
  onFold: (id: string) => void;
};

/** The state of a part: a state itself, or the source of a transition. */
const stateOf = (nodes: readonly AnyStateNode[], id: string) =>
  nodes.find((node) => node.id === id.split('#')[0]);

/** The state to fold or to show alone: the one of a part, or the one around it; none if that is the machine. */
function groupOf(node: AnyStateNode | undefined): AnyStateNode | undefined {
  const group = node && childrenOf(node).length > 0 ? node : node?.parent;
  return group?.parent ? group : undefined;
}

/** Search, folding and saving, above a chart. */
export function ChartTools({ canvas, ...props }: Props) {
  const { workbench, machine, drawing, selected, onFold } = props;
  const { screen } = workbench;
  const { chart, ids, region } = drawing;
  const nodes = useMemo(() => nodesOf(machine), [machine]);
  const group = groupOf(stateOf(nodes, selected));
  const isFolded = group !== undefined && ids.has(group.id);
  const save = (as: SaveChart, file: string) => {
    const drawn = canvas.current;
    if (!drawn) return;
    const run = async () => {
      await as(drawn, chart, file);
      return `Saved ${file}: the chart as it is shown.`;
    };
    workbench.handOut.start({ failed: `${file} was not saved`, run });
  };
  const hint = 'Select a state that has states, or one inside of it';
  return (
    <fieldset className="chart-parts">
      <legend className="sr-only">Find, fold and save</legend>
      <Finder nodes={nodes} {...props} />
      <button
        type="button"
        aria-disabled={!group}
        title={group ? undefined : hint}
        onClick={() => group && onFold(group.id)}
      >
        {isFolded ? 'Unfold' : 'Fold'} {group?.key}
      </button>
      {region ? (
        <button type="button" onClick={() => screen.update({ region: '' })}>
          Show all
        </button>
      ) : (
        <button
          type="button"
          aria-disabled={!group}
          title={group ? undefined : hint}
          onClick={() => group && screen.update({ region: group.id })}
        >
          Show only {group?.key ?? 'a part'}
        </button>
      )}
      <button type="button" onClick={() => save(saveSvg, `${machine.id}.svg`)}>
        Save SVG
      </button>
      <button type="button" onClick={() => save(savePng, `${machine.id}.png`)}>
        Save PNG
      </button>
    </fieldset>
  );
}

type FinderProps = Omit<Props, 'canvas'> & { nodes: readonly AnyStateNode[] };

const wordsOf = ({ name, about }: Found) => `${name}, ${about}`;

/** Finds states and transitions; choosing one, or the first by Enter, unfolds what it is in, and goes to it. */
function Finder({ workbench, machine, nodes, drawing, selected, onFold }: FinderProps) {
  const { screen, view } = workbench;
  const [query, setQuery] = useState('');
  const found = useMemo(() => findParts(machine, query), [machine, query]);
  const list = useId();
  const go = (part: string) => {
    const state = stateOf(nodes, part);
    const around = state ? foldsAround(state, drawing.ids) : [];
    for (const fold of around) onFold(fold.id);
    const isInside = (node: AnyStateNode | undefined): boolean =>
      node !== undefined && (node.id === drawing.region || isInside(node.parent));
    if (drawing.region && !isInside(state)) screen.update({ region: '' });
    if (part !== selected) view.choosePart(part);
    screen.update({ wanted: part });
    setQuery('');
  };
  return (
    <div className="chart-finder">
      <input
        type="search"
        aria-label="Find a state or an event"
        placeholder="Find a state or an event"
        list={list}
        spellCheck={false}
        autoComplete="off"
        value={query}
        onChange={({ target: { value } }) => {
          const chosen = found.find((part) => wordsOf(part) === value);
          if (chosen) go(chosen.id);
          else setQuery(value);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing && found[0]) go(found[0].id);
        }}
      />
      <datalist id={list}>
        {found.map((part) => (
          <option key={part.id} value={wordsOf(part)} />
        ))}
      </datalist>
      <span role="status" className="sr-only">
        {query.trim() && (found.length > 0 ? `${found.length} found` : 'Nothing is named so')}
      </span>
    </div>
  );
}
