import type { SnapshotFrom } from 'xstate';
import type { Part } from './judge/citations';
import type { Pane } from './machines/pane.machine';
import type { sourceMachine } from './machines/source.machine';
import { type Link, panels, type viewMachine } from './machines/view.machine';

/** The source that a URL hash names: `app`, `itself` or a trace file. */
export const readSource = (hash: string): string =>
  new URLSearchParams(hash.slice(1)).get('source') || 'app';

/**
 * Parses the view of a URL hash, such as `#machine=cart&step=12`. What it omits has its default,
 * except for the machine.
 */
export function readLink(hash: string): Link {
  const params = new URLSearchParams(hash.slice(1));
  const textOf = (key: string) => params.get(key) ?? '';
  const machine = textOf('machine');
  const step = Number(params.get('step'));
  return {
    actor: textOf('actor'),
    selected: textOf('selected'),
    filter: textOf('filter'),
    clause: textOf('clause'),
    panel: panels.find((name) => name === params.get('panel')) ?? 'trace',
    ...(machine && { machine }),
    ...(Number.isInteger(step) && step > 0 && { at: step - 1 }),
  };
}

/** The pane that a link is about, on a screen with room for one; undefined for a link to nothing. */
export function paneOf({ machine, actor, selected, at, panel }: Link): Pane | undefined {
  if (panel && panel !== 'trace') return 'trace';
  return machine || actor || selected || at !== undefined ? 'chart' : undefined;
}

function sourceOf({ value, context }: SnapshotFrom<typeof sourceMachine>): string {
  if (value.shown === 'awaiting') return context.awaited;
  if (value.shown === 'itself') return 'itself';
  return value.shown === 'loaded' ? (context.traces[context.shown]?.name ?? '') : '';
}

/** The URL hash of a view and its source; empty if they are those of an empty one. */
export function writeLink(
  { value, context }: SnapshotFrom<typeof viewMachine>,
  shown: SnapshotFrom<typeof sourceMachine>,
): string {
  const source = sourceOf(shown);
  const { machine, actor, selected, filter, at } = context;
  // A link to what acts names nothing, so that it follows what acts when it is opened.
  const isFollowing = value.follow === 'on' && !source;
  const step = value.step === 'held' ? `${at + 1}` : '';
  const panel = value.panel === 'trace' ? '' : value.panel;
  const clause = panel === 'clauses' ? context.clause : '';
  return toHash({
    source,
    ...(!isFollowing && { machine, step, actor, selected }),
    ...{ panel, filter, clause },
  });
}

/**
 * The URL hash that opens the ledger at a clause, and the chart at the part to reach in order to
 * exercise it, if one cites it.
 */
export const linkToClause = (clause: string, part?: Pick<Part, 'machine' | 'id'>): string =>
  toHash({ machine: part?.machine, selected: part?.id, panel: 'clauses', clause });

function toHash(params: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(params).flatMap(([key, text]) => (text ? [[key, text]] : []));
  return given.length > 0 ? `#${new URLSearchParams(given)}` : '';
}
