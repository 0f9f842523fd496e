import '@/lib/stand-ins';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from '@/app';
import { keepEarlyInput, reportSilentFills } from '@/effects/early-input';
import { showToast } from '@/effects/toast';
import { withBase, withoutBase } from '@/lib/base-path';
import { isRestored } from '@/lib/inspector';
import { storeItem } from '@/loading/items';
import { prefetchOnIntent, prefetchOnScreen } from '@/loading/prefetch';
import { withTimeout } from '@/loading/requests';
import { preloadNextPage, preloadPage } from '@/page-registry';
import { startVisit } from '@/state/navigation';
import '@/styles/site.css';

const root = document.getElementById('root') as HTMLElement;
/** The path this HTML was built for. The address may be an unknown name instead (RT-5, RT-6). */
const builtPath = root.dataset.path ?? withoutBase(location.pathname);
/** The development server sends an empty root. */
const isPrerendered = root.dataset.path !== undefined;

// The document contains its item's data, or null for an unknown name (RT-5).
if (isPrerendered) {
  const item = JSON.parse(root.dataset.item ?? 'null');
  for (const path of [builtPath, withoutBase(location.pathname)]) storeItem(path, item);
}
if (new URLSearchParams(location.search).has('inspect')) {
  // First, to see every actor start. The page works without it.
  await withTimeout(import('@/tracing/inspect-button'), 3000).catch(() => {
    showToast('The inspector didn’t load. Reload the page to inspect it.', {
      type: 'info',
    });
  });
}
await preloadPage(builtPath);
await preloadPage(withoutBase(location.pathname));
const { visit, hook } = startVisit(builtPath, preloadNextPage);
const site = (
  <StrictMode>
    <Router hook={hook} ssrPath={builtPath} ssrSearch="" hrefs={withBase}>
      <App visit={visit} />
    </Router>
  </StrictMode>
);
if (isPrerendered && !isRestored()) {
  // Rendering the same again runs the effects of what is there.
  const keepInput = keepEarlyInput(root, () => flushSync(() => hydrated.render(site)));
  let hydrated: Root;
  // In a transition, so that React yields to input while it hydrates.
  startTransition(() => {
    hydrated = hydrateRoot(root, site, {
      onRecoverableError(error) {
        keepInput();
        console.warn('A part of the page was rendered anew.', error);
      },
    });
  });
} else createRoot(root).render(site);
reportSilentFills();
prefetchOnIntent(preloadPage);
prefetchOnScreen(preloadPage);
