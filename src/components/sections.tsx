import { Children, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { Mark } from './mark';

/**
 * The sections of a page. Each has its own error boundary and hydrates on its own; React hydrates
 * one that the visitor interacts with first.
 */
export const Sections = ({ children }: { children: ReactNode }) =>
  Children.map(children, (section) => (
    <ErrorBoundary fallback={<SectionError />}>
      <Mark name="section" />
      <Suspense>
        {section}
        <Mark name="section hydrated" />
      </Suspense>
    </ErrorBoundary>
  ));

const SectionError = () => (
  <p role="note" className="mx-auto max-w-page px-gutter py-section text-ink-soft">
    This part of the page could not be drawn. The rest of it works.
  </p>
);
