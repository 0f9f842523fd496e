import { Window } from 'happy-dom';

export type Crumb = { name: string; path: string };
export type Answer = { question: string; answer: string };

/** Its path, and the size in px at which it is shown. */
export type Picture = { path: string; width: number; height: number };

/** Text of a page, read from its markup, so that search engines get what visitors see. */
export type PageMetadata = {
  heading: string;
  /** The breadcrumb from Home to the page; empty if there is none. */
  crumbs: readonly Crumb[];
  answers: readonly Answer[];
  /** The picture above the fold, if there is one. */
  picture?: Picture;
};

/** One window for all pages, since windows are not freed. */
const { document } = new Window();

const textOf = (element: { textContent: string | null } | null) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/**
 * Reads a page's heading, breadcrumb, questions and first picture; paths are without `base`. Throws if there is no
 * heading.
 */
export function readMarkup(path: string, markup: string, base = '/'): PageMetadata {
  document.body.innerHTML = markup;
  const heading = textOf(document.querySelector('h1'));
  if (!heading) throw new Error(`The page ${path} has no heading`);

  const links = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a')];
  const within = (address: string | null) => (address ?? '').slice(base.length - 1);
  const trail = links.map((link) => ({
    name: textOf(link),
    path: within(link.getAttribute('href')),
  }));
  const questions = [...document.querySelectorAll('[aria-labelledby="questions-title"] li')];
  const picture = document.querySelector('img[fetchpriority="high"]');
  const sizeOf = (name: string) => Number(picture?.getAttribute(name));
  return {
    heading,
    crumbs: trail.length > 0 ? [...trail, { name: heading, path }] : [],
    answers: questions.map((item) => ({
      question: textOf(item.querySelector('h3')),
      answer: textOf(item.querySelector('p')),
    })),
    ...(picture && {
      picture: {
        path: within(picture.getAttribute('src')),
        width: sizeOf('width'),
        height: sizeOf('height'),
      },
    }),
  };
}
