import type { Part } from './judge/counts';
import { type Link, panels, shownTrace, type View } from './state/view';

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

/** The URL hash of a view; empty if they are those of an empty one. */
export function writeLink(view: View): string {
  // A trace is in no address: its file has to be loaded.
  const isLive = !shownTrace(view);
  const { machine, actor, selected, filter, at } = view;
  // A link to what acts names nothing, so that it follows what acts when it is opened.
  const isFollowing = view.isFollowing && isLive;
  const step = at === null ? '' : `${at + 1}`;
  const panel = view.panel === 'trace' ? '' : view.panel;
  const clause = panel === 'clauses' ? view.clause : '';
  return toHash({
    ...(!isFollowing && { machine, step, actor, selected }),
    panel,
    filter,
    clause,
  });
}

/** The URL hash that opens the clauses at one of them, and the chart at the part that cites it, if one does. */
export const linkToClause = (clause: string, part?: Part): string =>
  toHash({ machine: part?.machine, selected: part?.id, panel: 'clauses', clause });

function toHash(params: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(params).flatMap(([key, text]) => (text ? [[key, text]] : []));
  return given.length > 0 ? `#${new URLSearchParams(given)}` : '';
}
