import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '@/components/error-boundary';
import { layouts } from '@/layouts';
import { findRoute } from '@/lib/find-route';
import { Page } from '@/page-registry';
import ErrorPage from '@/pages/error-page';

/** The whole site: the layout that the current route names, around its page (RT-2). */
export function App() {
  const [pathname] = useLocation();
  const { route, name } = findRoute(pathname);
  const Layout = layouts[route.layout ?? 'default'];
  return (
    <ErrorBoundary resetKey={pathname} fallback={<ErrorScreen />}>
      <Layout>
        <Suspense>
          <Page key={pathname} path={route.path} title={route.title} name={name} />
        </Suspense>
      </Layout>
    </ErrorBoundary>
  );
}

function ErrorScreen() {
  const Layout = layouts.bare;
  return (
    <Layout>
      <ErrorPage />
    </Layout>
  );
}
