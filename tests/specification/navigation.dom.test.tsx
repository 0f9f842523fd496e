import type { navigationMachine } from '@machines/navigation.machine';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { Link } from '@/components/link';
import { documentTitle } from '@/lib/document-title';
import type { Path } from '@/routes';
import { startVisit } from '@/state/navigation';
import { routePaths } from '../support/route-paths';

/** Where the page was scrolled to last. */
let top = 0;

beforeEach(() => {
  top = 0;
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><p id="announcer"></p>';
  document.title = '';
  history.replaceState(null, '', '/');
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.stubGlobal('scrollTo', (options: ScrollToOptions | number, y = 0) => {
    top = typeof options === 'number' ? y : (options.top ?? top);
  });
});

afterEach(() => {
  // Other files may share the document.
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts a visit whose code is always there. */
function startNavigation(builtPath: string) {
  const { visit, hook } = startVisit(builtPath, async () => {});
  const actor: ActorRefFrom<typeof navigationMachine> = visit.system.get('navigation');
  return { visit, actor, hook };
}

/** Starts on the home page and follows a link to the contact page from 1200 px. */
async function followLink() {
  const { actor, visit } = startNavigation('/');
  top = 1200;
  actor.send({ type: 'link.followed', to: '/contact' });
  await vi.waitFor(() => {
    if (!actor.getSnapshot().matches('settled')) throw new Error('It is still loading.');
  });
  await vi.waitFor(() => {
    if (document.activeElement?.id !== 'main') throw new Error('It is not shown yet.');
  });
  return { actor, visit };
}

describe('a navigation (RT-1)', () => {
  it('begins with the title of the page', () => {
    startNavigation('/');
    expect(document.title, 'RT-1 on /').toBe(documentTitle('Home'));
  });

  it('sets the title and scrolls to the top', async () => {
    await followLink();
    expect([location.pathname, document.title, top], 'RT-1').toEqual([
      '/contact',
      documentTitle('Contact'),
      0,
    ]);
  });

  it('between two items of a list scrolls to the top, too', async () => {
    const { actor, visit } = startNavigation('/');
    for (const to of ['/team/dana-whitfield', '/team/caleb-nakai', '/team/team-details'] as const) {
      top = 900;
      actor.send({ type: 'link.followed', to });
      await vi.waitFor(() => expect([location.pathname, top], `RT-1 on ${to}`).toEqual([to, 0]));
    }
    visit.stop();
  });

  it('to the page that is shown scrolls to the top, too', async () => {
    const { actor } = await followLink();
    top = 700;
    actor.send({ type: 'link.followed', to: '/contact' });
    await vi.waitFor(() => expect(top, 'RT-1').toBe(0));
  });

  it('goes on where the browser refuses to change its history for a while (ERR-1)', async () => {
    const { visit, actor } = startNavigation('/');
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    actor.send({ type: 'link.followed', to: '/contact' });
    await vi.waitFor(() => expect(document.title, 'RT-1').toBe(documentTitle('Contact')));
    visit.stop();
  });

  it('Back returns to where the visitor was, with its title', async () => {
    const { visit } = await followLink();
    top = 300;
    history.replaceState({ index: 0, offset: 1200 }, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() =>
      expect([document.title, top], 'RT-1').toEqual([documentTitle('Home'), 1200]),
    );
    visit.stop();
  });
});

it.each(routePaths)('a link leads to %s, whoever follows it (GEN-3)', async (path) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { visit, hook } = startNavigation(path === '/' ? '/faq' : '/');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() =>
    root.render(
      <Router hook={hook} searchHook={hook.searchHook}>
        <Link to={path as Path}>Go</Link>
      </Router>,
    ),
  );
  await act(async () => {
    host.querySelector('a')?.click();
    await vi.waitFor(() => expect(location.pathname, `GEN-3 on ${path}`).toBe(path));
  });
  act(() => root.unmount());
  visit.stop();
});
