import type { SnapshotFrom } from 'xstate';
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
    panel: panels.find((name) => name === params.get('panel')) ?? 'trace',
    ...(machine && { machine }),
    ...(Number.isInteger(step) && step > 0 && { at: step - 1 }),
  };
}

function sourceOf({ value, context }: SnapshotFrom<typeof sourceMachine>): string {
  if (value.shown === 'awaiting') return context.awaited;
  if (value.shown === 'itself') return 'itself';
  return value.shown === 'loaded' ? (context.traces[context.shown]?.name ?? '') : '';
}

/** The URL hash of a view and its source. */
export function writeLink(
  { value, context }: SnapshotFrom<typeof viewMachine>,
  shown: SnapshotFrom<typeof sourceMachine>,
): string {
  const source = sourceOf(shown);
  const { machine, actor, selected, filter, at } = context;
  const step = value.step === 'held' ? `${at + 1}` : '';
  const panel = value.panel === 'trace' ? '' : value.panel;
  const params = Object.entries({ source, machine, step, actor, selected, panel, filter });
  return `#${new URLSearchParams(params.filter(([, text]) => text))}`;
}
