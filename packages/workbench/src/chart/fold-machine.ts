import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf } from '../model/names';
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
  const nodes = nodesOf(machine);
  const root = nodes.find(({ id }) => id === region) ?? machine.root;
  const inside = withDescendants(root);
  const isFolded = (node: AnyStateNode) => node !== root && isCompound(node) && folded.has(node.id);
  if (root === machine.root && !inside.some(isFolded)) return { machine, standIns, origins };

  /** The drawn state that has a state in it: itself, or the outermost folded one around it. */
  const holders = new Map<AnyStateNode, AnyStateNode>();
  const place = (node: AnyStateNode, holder?: AnyStateNode) => {
    const own = holder ?? node;
    holders.set(node, own);
    if (own !== node) standIns.set(node.id, own.id);
    for (const child of childrenOf(node))
      place(child, holder ?? (isFolded(node) ? node : undefined));
  };
  place(root);

  const drawn = inside.filter((node) => holders.get(node) === node);
  const copies = new Map(drawn.map((node) => [node, { id: node.id } as AnyStateNode]));
  const copied = {
    id: `${machine.id} ${[...folded].join(' ')} ${region}`,
    root: copies.get(root) as AnyStateNode,
    implementations: machine.implementations,
  };
  const signs = new Map<string, AnyStateNode>();
  const signOf = (node: AnyStateNode): AnyStateNode => {
    const known = signs.get(node.id);
    if (known) return known;
    const sign = {
      ...{ id: node.id, key: `↗ ${node.key}`, type: 'atomic', parent: copied.root },
      path: node.path,
      ...{ tags: [], entry: [], exit: [], invoke: [], states: {}, transitions: new Map() },
      machine: copied,
    } as unknown as AnyStateNode;
    signs.set(node.id, sign);
    return sign;
  };
  const copyOf = (node: AnyStateNode): AnyStateNode => {
    const holder = holders.get(node);
    return holder ? (copies.get(holder) as AnyStateNode) : signOf(node);
  };
  const copyTransition = (transition: AnyTransitionDefinition, source: AnyStateNode) =>
    ({
      ...transition,
      source,
      target: (transition.target as AnyStateNode[] | undefined)?.map(copyOf),
    }) as AnyTransitionDefinition;

  for (const node of drawn) {
    const copy = copies.get(node) as AnyStateNode;
    const isClosed = isFolded(node);
    const transitions = new Map<string, AnyTransitionDefinition[]>();
    const always: AnyTransitionDefinition[] = [];
    const put = (transition: AnyTransitionDefinition) => {
      const { eventType } = transition;
      const list = eventType === '' ? always : (transitions.get(eventType) ?? []);
      if (eventType !== '') transitions.set(eventType, list);
      list.push(transition);
    };
    for (const transition of transitionsOf(node)) put(copyTransition(transition, copy));
    Object.assign(copy, {
      ...{ key: node.key, type: isClosed ? 'atomic' : node.type, description: node.description },
      ...{ path: node.path, config: node.config, machine: copied },
      ...{ entry: node.entry, exit: node.exit, invoke: node.invoke },
      tags: isClosed ? [...node.tags, foldedTag(node)] : [...node.tags],
      parent: node === root ? undefined : copies.get(node.parent as AnyStateNode),
      states: isClosed
        ? {}
        : Object.fromEntries(childrenOf(node).map((child) => [child.key, copies.get(child)])),
      initial: isClosed || !node.initial ? undefined : { target: node.initial.target.map(copyOf) },
      ...{ transitions, always },
    });
    if (!isClosed) continue;
    const leaving = new Map<string, AnyTransitionDefinition>();
    for (const hidden of withDescendants(node).slice(1).flatMap(transitionsOf)) {
      const left = copyTransition(hidden, copy);
      const targets = (left.target ?? []) as AnyStateNode[];
      const isLeaving = targets.some((target) => target !== copy);
      const key = [
        ...[hidden.eventType, hidden.guard ? nameOf(hidden.guard) : ''],
        ...targets.map(({ id }) => id),
      ].join(' ');
      if (isLeaving && !leaving.has(key)) {
        leaving.set(key, left);
        put(left);
        origins.set(transitionId(left), transitionId(hidden));
      }
      const standIn = leaving.get(key);
      standIns.set(transitionId(hidden), isLeaving && standIn ? transitionId(standIn) : node.id);
    }
  }
  Object.assign(copied.root.states, Object.fromEntries([...signs].map(([id, sign]) => [id, sign])));
  return { machine: copied as unknown as AnyStateMachine, standIns, origins };
}

/** What a folded state has in it, as a tag. */
const foldedTag = (node: AnyStateNode) => `▸ ${withDescendants(node).length - 1}`;
