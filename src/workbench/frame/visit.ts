import { withoutBase } from '@/lib/base-path';
import { button, link } from './act';
import { findControl, findNow } from './find-control';
import { press } from './gestures';

/** The page in the frame, which another one may take the place of. */
export type Stage = {
  /** The frame's document; throws where there is none. */
  page: () => Document;
  /** Resolves when the page answers to script. */
  ready: (signal: AbortSignal) => Promise<void>;
};

/** ms that a page may take to show. */
const patience = 10_000;

/** The link to an address that shows, or else that the header's menu has. */
async function findLink(path: string, { page }: Stage, signal: AbortSignal) {
  const shown = findNow(page(), link(path));
  if (shown) return shown;
  const opener = findNow(page(), button('Open menu'));
  if (opener) press(opener);
  const { css, ...words } = link(path);
  const group = `details:not([open]):has(${css}) > summary`;
  const next = await findControl(page, { css: `${css}, ${group}`, ...words }, signal);
  if (!next.matches(group)) return next;
  press(next);
  return findControl(page, link(path), signal);
}

/** Follows the page's own link to an address, unless that page shows already. */
export async function visit(path: string, stage: Stage, signal: AbortSignal): Promise<void> {
  const isThere = () => withoutBase(stage.page().location.pathname) === path;
  await stage.ready(signal);
  if (isThere()) return;
  press(await findLink(path, stage, signal));
  const end = performance.now() + patience;
  while (!isThere()) {
    signal.throwIfAborted();
    if (performance.now() > end) throw new Error(`The page ${path} did not show.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
