import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '@/app';
import { withBase } from '@/lib/base-path';
import { preloadPage } from '@/page-registry';
import { createVisit } from '@/state/visit';

/** Renders the page at a pathname to static markup. Rejects on any rendering error. */
export async function renderPage(pathname: string): Promise<string> {
  await preloadPage(pathname);
  const visit = createVisit({ path: pathname, place: { address: pathname, index: 0 } });
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Router ssrPath={pathname} ssrSearch="" hrefs={withBase}>
      <App visit={visit} />
    </Router>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return markup;
}
