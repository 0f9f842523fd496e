import type { AnyStateNode } from 'xstate';

/** What an actor runs; `other` is logic of an app's own, or of an older trace. */
export type ActorKind = 'machine' | 'promise' | 'callback' | 'observable' | 'transition' | 'other';

/**
 * What logic that is not a machine is. XState does not say: the code of its own logic does, which is
 * read, but not run.
 */
export function kindOf({ transition }: { transition?: unknown }): ActorKind {
  const code = String(transition);
  if (/_subscription/.test(code)) return 'observable';
  if (/receivers/.test(code)) return 'callback';
  if (/\.abort/.test(code)) return 'promise';
  return /context:/.test(code) ? 'transition' : 'other';
}

/** Logic without a name that a state invokes: what kind it is or, of a machine, its id. */
export function runsAt({ config }: AnyStateNode, index: number): string | undefined {
  const { src, runs } = ([config.invoke].flat()[index] ?? {}) as { src?: unknown; runs?: string };
  return typeof src === 'object' ? ((src as { id?: string }).id ?? kindOf(src as object)) : runs;
}
