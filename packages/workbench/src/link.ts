import type { SnapshotFrom } from 'xstate';
import { type Link, panels, type viewMachine } from './machines/view.machine';

/** Parses a URL hash, such as `#machine=cart&step=12`. */
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

/** The URL hash of a view. */
export function writeLink({ value, context }: SnapshotFrom<typeof viewMachine>): string {
  const { machine, actor, selected, filter, at } = context;
  const step = value.step === 'held' ? `${at + 1}` : '';
  const panel = value.panel === 'trace' ? '' : value.panel;
  const params = Object.entries({ machine, step, actor, selected, panel, filter });
  return `#${new URLSearchParams(params.filter(([, text]) => text))}`;
}
