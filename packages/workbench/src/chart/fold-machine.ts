import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { plainMachine } from '../model/plain-machine';
import { childrenOf, nodesOf, withDescendants } from '../model/state-nodes';
import { transitionId, transitionsOf } from '../model/transition-id';

/** Machines with more states begin with their large parts folded. */
const mostStates = 80;
/** How many states such a machine shows at first, at most. */
const mostAtFirst = 40;

/** What to draw of a machine. */
export type Selection = {
  /** The ids of the states that are drawn without what is in them. */
  folded: ReadonlySet<string>;
  /** The id of the one state to draw; empty for the whole machine. */
  region: string;
};

/** A part of a machine that can be drawn like one, and what of the machine its parts stand for. */
export type Folded = {
  machine: AnyStateMachine;
  /** What is drawn in place of a state or transition, by ids. */
  standIns: ReadonlyMap<string, string>;
  /** A transition of the machine that a drawn one stands for, by ids. */
  origins: ReadonlyMap<string, string>;
};

const isCompound = (node: AnyStateNode) => childrenOf(node).length > 0;

const ancestorsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [...ancestorsOf(node.parent), node.parent] : [];

/** The states that a large machine begins with folded: level by level, as many are open as fit. */
export function foldsAtFirst(machine: AnyStateMachine): Set<string> {
  const nodes = nodesOf(machine);
  if (nodes.length <= mostStates) return new Set();
  const folded = new Set(
    nodes.filter((node) => node.parent && isCompound(node)).map(({ id }) => id),
  );
  let shown = childrenOf(machine.root).length;
  const queue = [...childrenOf(machine.root)];
  for (const node of queue) {
    const children = childrenOf(node);
    if (children.length === 0 || shown + children.length > mostAtFirst) continue;
    folded.delete(node.id);
    shown += children.length;
    queue.push(...children);
  }
  return folded;
}

/** The folded states around a state, the outermost first. */
export const foldsAround = (node: AnyStateNode, folded: ReadonlySet<string>): AnyStateNode[] =>
  ancestorsOf(node).filter(({ id, parent }) => parent && folded.has(id));

/**
 * What is drawn of a machine: a folded state has no states inside it, and has the transitions that
 * lead out of it. Of a region, the states outside of it to which its transitions lead are drawn as
 * signs of the same ids.
 */
export function foldMachine(machine: AnyStateMachine, { folded, region }: Selection): Folded {
  const standIns = new Map<string, string>();
  const origins = new Map<string, string>();
  const isWhole = !nodesOf(machine).some(({ id }) => id === region);
  const areFolded = (one: AnyStateNode) => one.parent && isCompound(one) && folded.has(one.id);
  if (isWhole && !nodesOf(machine).some(areFolded)) return { machine, standIns, origins };

  // Plain data, which may be changed.
  const copy = plainMachine(machine);
  const root = nodesOf(copy).find(({ id }) => id === region) ?? copy.root;
  const isFolded = (node: AnyStateNode) => node !== root && isCompound(node) && folded.has(node.id);

  /** The drawn state that has a state in it: itself, or the outermost folded one around it. */
  const holders = new Map<AnyStateNode, AnyStateNode>();
  const place = (node: AnyStateNode, holder?: AnyStateNode) => {
    holders.set(node, holder ?? node);
    if (holder) standIns.set(node.id, holder.id);
    for (const child of childrenOf(node))
      place(child, holder ?? (isFolded(node) ? node : undefined));
  };
  place(root);
  const signs = new Map<string, AnyStateNode>();
  const drawnOf = (node: AnyStateNode): AnyStateNode => {
    const drawn = holders.get(node) ?? signs.get(node.id);
    if (drawn) return drawn;
    const sign = {
      id: node.id,
      key: `↗ ${node.key}`,
      type: 'atomic',
      parent: root,
      machine: copy,
      path: node.path,
      tags: [],
      entry: [],
      exit: [],
      invoke: [],
      states: {},
      transitions: new Map(),
    } as unknown as AnyStateNode;
    signs.set(node.id, sign);
    return sign;
  };
  const drawAll = (nodes: readonly AnyStateNode[] | undefined) => nodes?.map(drawnOf);

  const ids = new Map(
    [...holders.keys()].flatMap(transitionsOf).map((one) => [one, transitionId(one)]),
  );
  for (const one of ids.keys()) Object.assign(one, { target: drawAll(one.target) });
  for (const [node, holder] of holders) {
    if (node !== holder) continue;
    const inside = withDescendants(node).slice(1);
    if (!isFolded(node)) {
      if (node.initial) Object.assign(node, { initial: { target: drawAll(node.initial.target) } });
      continue;
    }
    // With what it has in it, as a tag.
    const tags = [...node.tags, `▸ ${inside.length}`];
    Object.assign(node, { type: 'atomic', states: {}, initial: undefined, tags });
    const leaving = new Map<string, AnyTransitionDefinition>();
    for (const hidden of inside.flatMap(transitionsOf)) {
      const id = ids.get(hidden) as string;
      const targets = hidden.target ?? [];
      const isLeaving = targets.some((target) => target !== node);
      const key = [hidden.eventType, hidden.guard, ...targets.map((target) => target.id)].join(' ');
      if (isLeaving && !leaving.has(key)) {
        leaving.set(key, hidden);
        addTransition(node, hidden);
        origins.set(transitionId(hidden), id);
      }
      const standIn = leaving.get(key);
      standIns.set(id, isLeaving && standIn ? transitionId(standIn) : node.id);
    }
  }
  Object.assign(root, { parent: undefined });
  Object.assign(root.states, Object.fromEntries(signs));
  const id = `${machine.id} ${[...folded].join(' ')} ${region}`;
  return { machine: Object.assign(copy, { id, root }), standIns, origins };
}

/** Gives a state a transition of another one. */
function addTransition(node: AnyStateNode, transition: AnyTransitionDefinition) {
  const { eventType } = transition;
  Object.assign(transition, { source: node });
  if (eventType === '') Object.assign(node, { always: [...(node.always ?? []), transition] });
  else node.transitions.set(eventType, [...(node.transitions.get(eventType) ?? []), transition]);
}
