import { Window } from 'happy-dom';
import { details, renderPage, routes } from '@/entry-server';
import type { Route } from '@/routes';

export type RenderedPage = { path: string; main: Element };
type Element = NonNullable<ReturnType<Window['document']['querySelector']>>;
type ChildNode = Element['childNodes'][number];

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

const inline: ReadonlySet<string> = new Set(['A', 'BR', 'EM', 'MARK', 'SPAN', 'STRONG', 'TIME']);

/** The text of each block in an element: paragraphs, headings and cells. */
export function blocksOf(element: Element): readonly string[] {
  const blocks = [''];
  const read = (node: ChildNode) => {
    if (node.nodeName === '#text') blocks.push(`${blocks.pop()}${node.textContent}`);
    const isBlock = node.nodeType === node.ELEMENT_NODE && !inline.has(node.nodeName);
    if (isBlock) blocks.push('');
    node.childNodes.forEach(read);
    if (isBlock) blocks.push('');
    else if (node.nodeName !== '#text') blocks.push(`${blocks.pop()} `);
  };
  element.childNodes.forEach(read);
  return blocks.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** The sentences of an element. */
export const sentencesOf = (element: Element): readonly string[] =>
  blocksOf(element).flatMap((text) => text.split(/(?<=[.?!:]”?)\s+(?=[A-Z“$\d])/));
