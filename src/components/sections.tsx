import { Children, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { Mark } from './mark';

/**
 * The sections of a page, each on its own: one that throws takes only itself down, and each
 * hydrates in a slice of its own, that which is pressed first.
 */
export const Sections = ({ children }: { children: ReactNode }) =>
  Children.map(children, (section) => (
    <ErrorBoundary fallback={<Fault />}>
      <Mark name="section" />
      <Suspense>
        {section}
        <Mark name="section hydrated" />
      </Suspense>
    </ErrorBoundary>
  ));

const Fault = () => (
  <p role="note" className="mx-auto max-w-page px-gutter py-section text-ink-soft">
    This part of the page could not be drawn. The rest of it works.
  </p>
);
