import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { buttonClass } from '@/components/button';
import { ErrorBoundary } from '@/components/error-boundary';
import { PerfMark } from '@/components/sections';
import { withBase } from '@/lib/base-path';
import { findRoute } from '@/lib/find-route';
import { Page } from '@/page-registry';
import { LeaveQuestion } from '@/sections/frame/leave-question';
import { ErrorNotice } from '@/sections/shared/error-notice';
import { type Visit, VisitContext } from '@/state/visit';
import { layouts } from './layouts';

const errorNotice = (
  <>
    <ErrorNotice>
      {/* A plain link, so that the site reloads after an error. */}
      <a href={withBase('/')} className={buttonClass('primary')}>
        Go Home
      </a>
    </ErrorNotice>
    <PerfMark name="hydrated" />
  </>
);

/** The whole site. */
export const App = ({ visit }: { visit: Visit }) => (
  <ErrorBoundary fallback={() => <main>{errorNotice}</main>}>
    <VisitContext value={visit}>
      <Site />
    </VisitContext>
  </ErrorBoundary>
);

/** The current route's page in its layout (RT-2). */
function Site() {
  const [pathname] = useLocation();
  const { route, name } = findRoute(pathname);
  const Layout = layouts[route.layout ?? 'default'];
  return (
    <>
      <ErrorBoundary resetKey={pathname} fallback={() => <ErrorScreen />}>
        <Layout>
          <Suspense>
            <Page key={pathname} path={route.path} title={route.title} name={name} />
            <PerfMark name="hydrated" />
          </Suspense>
        </Layout>
      </ErrorBoundary>
      <LeaveQuestion />
    </>
  );
}

function ErrorScreen() {
  const Layout = layouts.bare;
  return <Layout>{errorNotice}</Layout>;
}
