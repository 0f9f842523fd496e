import type { DetachedWindowAPI } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '@/app';
import { preloadPage } from '@/page-registry';
import { createVisit } from '@/state/visit';
import { plain } from './built-pages';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/** Does something, and lets the page finish what it causes. */
async function perform(action: () => void) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => action());
  // What happens by itself, such as a toast, is not waited for.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
}

/** Like the app's own hook: the search of the address begins with its question mark. */
const withQuestionMark = (hook: () => string) => () => hook().replace(/^(?=.)/, '?');

/** Fails each request, so that a form that is sent reaches no service. */
const noNetwork = {
  beforeAsyncRequest: () => Promise.reject(new TypeError('A visit in happy-dom has no network')),
};

/**
 * Starts a visit of the whole app in happy-dom, for files named `*.dom.test.ts`. Nothing has a size or a
 * style there, and nothing is loaded or sent.
 */
export async function startVisit(path: string) {
  const { settings } = window.happyDOM;
  settings.navigation.disableChildFrameNavigation = true;
  settings.fetch.interceptor = noNetwork;
  const location = memoryLocation({ path, record: true });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const visit = createVisit({ path, place: { address: path, index: 0 } }).start();
  await preloadPage(path);
  await perform(() =>
    root.render(
      <Router hook={location.hook} searchHook={withQuestionMark(location.searchHook)}>
        <App visit={visit} />
      </Router>,
    ),
  );
  const find = <One extends HTMLElement>(selector: string, name = ''): One => {
    const elements = [...page.querySelectorAll<One>(selector)];
    const found = elements.find((element) => !name || nameOf(element) === name);
    if (!found) {
      expect(elements.map(nameOf), `${selector} on ${location.history.at(-1)}`).toContain(name);
    }
    return found as One;
  };
  return {
    page,
    perform,

    /** The address that is shown. */
    address: () => location.history.at(-1) ?? path,

    /** The first element that matches, with this name if it is given. Fails the test if there is none. */
    find,

    /** Follows a link to another page. */
    async go(to: string) {
      await preloadPage(to);
      await perform(() => {
        location.navigate(to);
        visit.send({ type: 'page.shown', path: to });
      });
    },

    /** Presses a button, by its name, or what else matches. */
    press: (name: string, selector = 'button') => perform(() => find(selector, name).click()),

    /** Types into the field that matches. */
    type: (selector: string, text: string) =>
      perform(() => {
        const field = find<HTMLInputElement>(selector);
        // Past React, which would take it for its own change.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
          field,
          text,
        );
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),

    /** Ends the visit, as leaving the site would. */
    async end() {
      await perform(() => root.unmount());
      page.remove();
    },
  };
}

const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ?? plain(element.textContent);
