import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { buttonClass } from '@/components/button';
import { ErrorBoundary } from '@/components/error-boundary';
import { Mark } from '@/components/mark';
import { layouts } from '@/layouts';
import { withBase } from '@/lib/base-path';
import { findRoute } from '@/lib/find-route';
import { Page } from '@/page-registry';
import { ErrorNotice } from '@/sections/error-notice';
import { CartProvider } from '@/state/cart';

/** The whole site: the layout that the current route names, around its page (RT-2), and one cart. */
export function App() {
  const [pathname] = useLocation();
  const { route, name } = findRoute(pathname);
  const Layout = layouts[route.layout ?? 'default'];
  return (
    <CartProvider>
      <ErrorBoundary resetKey={pathname} fallback={<ErrorScreen />}>
        <Layout>
          <Suspense>
            <Page key={pathname} path={route.path} title={route.title} name={name} />
            <Mark name="hydrated" />
          </Suspense>
        </Layout>
      </ErrorBoundary>
    </CartProvider>
  );
}

/** Its link loads the site afresh, for a page that broke would break again. */
function ErrorScreen() {
  const Layout = layouts.bare;
  return (
    <Layout>
      <ErrorNotice>
        <a href={withBase('/')} className={buttonClass('primary')}>
          Go Home
        </a>
      </ErrorNotice>
    </Layout>
  );
}
