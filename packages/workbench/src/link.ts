import type { SnapshotFrom } from 'xstate';
import type { sourceMachine } from './machines/source.machine';
import { type Link, panels, type viewMachine } from './machines/view.machine';

/** The source that a URL hash names: `itself` or a trace file; empty for the live app. */
export const readSource = (hash: string): string =>
  new URLSearchParams(hash.slice(1)).get('source') ?? '';

/** Parses the view of a URL hash, such as `#machine=cart&step=12`. */
export function readLink(hash: string): Link {
  const params = new URLSearchParams(hash.slice(1));
  const panel = panels.find((name) => name === params.get('panel'));
  const step = Number(params.get('step'));
  const texts = ['machine', 'actor', 'selected', 'filter'].flatMap((key) => {
    const value = params.get(key);
    return value ? [[key, value]] : [];
  });
  return {
    ...Object.fromEntries(texts),
    ...(panel && { panel }),
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
