import { Window } from 'happy-dom';
import { details } from '@/content/details';
import { renderPage } from '@/entry-server';
import type { Route } from '@/routes';
import { routes } from '@/routes';

export type RenderedPage = { path: string; main: Element };
type Element = NonNullable<ReturnType<Window['document']['querySelector']>>;

/** Every path that the build writes, including the default pages for unknown names. */
const paths = new Set([
  ...(routes as readonly Route[]).flatMap(({ path, unknownName }) => [
    ...(unknownName ? [unknownName] : []),
    ...(path.includes(':') ? [] : [path]),
  ]),
  ...Object.entries(details).flatMap(([pattern, items]) =>
    items.map(({ name }) => pattern.replace(':name', name)),
  ),
]);

/** The `main` element of every page, rendered as in the build. */
export const renderPages = async (): Promise<readonly RenderedPage[]> => {
  const { document } = new Window();
  return Promise.all(
    [...paths].map(async (path) => {
      const root = document.createElement('div');
      root.innerHTML = await renderPage(path);
      const main = root.querySelector('main');
      if (!main) throw new Error(`${path} has no main`);
      return { path, main };
    }),
  );
};
