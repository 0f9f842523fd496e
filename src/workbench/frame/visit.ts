import { withoutBase } from '@/lib/base-path';
import { findControl, findVisible } from './find-control';
import { press } from './gestures';
import { button, link } from './page-action';
import { until } from './until';

/** The framed page, which navigation can replace. */
export type Stage = {
  /** The frame's document; throws if there is none. */
  page: () => Document;
  /** Resolves when the page has hydrated. */
  ready: (signal: AbortSignal) => Promise<void>;
};

/** Navigation timeout in ms. */
const timeout = 10_000;

/** The visible link to a path, or else the one in the header menu. */
async function findLink(path: string, { page }: Stage, signal: AbortSignal) {
  const shown = findVisible(page(), link(path));
  if (shown) return shown;
  const opener = findVisible(page(), button('Open menu'));
  if (opener) press(opener);
  const { css, ...words } = link(path);
  const group = `details:not([open]):has(${css}) > summary`;
  const next = await findControl(page, { css: `${css}, ${group}`, ...words }, signal);
  if (!next.matches(group)) return next;
  press(next);
  return findControl(page, link(path), signal);
}

/** Follows the page's link to a path, unless already there. */
export async function visit(path: string, stage: Stage, signal: AbortSignal): Promise<void> {
  const isThere = () => withoutBase(stage.page().location.pathname) === path;
  await stage.ready(signal);
  if (isThere()) return;
  press(await findLink(path, stage, signal));
  await until(isThere, { timeout, signal, late: () => `The page ${path} did not show.` });
}
