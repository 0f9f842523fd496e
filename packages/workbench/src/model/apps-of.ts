import type { ActorInfo } from './trace';

/** The apps of actors, by the actors' names, if there is more than one app. */
export function appsOf(actors: readonly ActorInfo[]): ReadonlyMap<string, string> {
  const apps = new Map(actors.map(({ name, app = '' }) => [name, app || 'this page']));
  return new Set(apps.values()).size > 1 ? apps : new Map();
}
