/** What an actor runs; `other` is logic of another kind. */
export type ActorKind = 'machine' | 'promise' | 'callback' | 'other';

/**
 * What logic that is not a machine is. XState does not say: the code of its own logic does, which is
 * read, but not run.
 */
export function kindOf({ transition }: { transition?: unknown }): ActorKind {
  const code = String(transition);
  if (/receivers/.test(code)) return 'callback';
  return /\.abort/.test(code) ? 'promise' : 'other';
}
