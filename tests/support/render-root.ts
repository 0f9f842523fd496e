import { Window } from 'happy-dom';
import { renderPage } from '@/entry-server';

/** The whole app of a page, rendered as in the build: header, main, footer. Its scripts do not run. */
export async function renderRoot(path: string) {
  const root = new Window().document.createElement('div');
  root.innerHTML = await renderPage(path);
  return root;
}
