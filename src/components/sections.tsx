import {
  Children,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Button } from './button';
import { ErrorBoundary } from './error-boundary';
import { Column } from './section';

/** Sets a performance mark after the markup around it has hydrated, for tests and benchmarks. */
export function PerfMark({ name }: { name: string }) {
  useEffect(() => void performance.mark(name), [name]);
  return null;
}

/** Whether the document's page has hydrated before, also where React renders it anew instead. */
const isNavigation = () => performance.getEntriesByName('hydrated').length > 0;

/** Whether the page is about to scroll to a place: Back, Forward, or a link to a part of it. */
const willRestoreScroll = () => (history.state?.offset ?? 0) > 0 || location.hash !== '';

/** Whether the sections fill the screen once the page is at its top; it may still be scrolled. */
const isScreenFull = () =>
  (document.getElementById('main')?.getBoundingClientRect().bottom ?? 0) + scrollY >= innerHeight;

/**
 * How many of a page's sections are rendered. In a document, all of them. On a page that a link leads
 * to, first those that fill the screen, and then one after another, so that React yields to input.
 */
function useSectionCount(total: number): number {
  const [count, setCount] = useState(() => (isNavigation() && !willRestoreScroll() ? 1 : total));
  const next = Math.min(count + 1, total);
  useLayoutEffect(() => {
    if (count < total && !isScreenFull()) setCount(next);
  }, [count, total, next]);
  useEffect(() => startTransition(() => setCount(next)), [next]);
  return count;
}

/**
 * The sections of a page. Each has its own error boundary and hydrates on its own; React hydrates
 * one that the visitor interacts with first. The elements are kept while nothing about them changes:
 * React hydrates new ones at once, all sections in one task.
 */
export function Sections({ children }: { children: ReactNode }) {
  const sections = useMemo(() => Children.toArray(children), [children]);
  const count = useSectionCount(sections.length);
  return useMemo(
    () =>
      sections.slice(0, count).map((section) => (
        <ErrorBoundary
          key={(section as ReactElement).key}
          fallback={(retry, hasRetried) => <SectionError retry={retry} hasRetried={hasRetried} />}
        >
          <PerfMark name="section" />
          <Suspense>
            {section}
            <PerfMark name="section hydrated" />
          </Suspense>
        </ErrorBoundary>
      )),
    [sections, count],
  );
}

type ErrorProps = { retry: () => void; hasRetried: boolean };

/** Instead of a section that failed: the offer to show it again, and after that to load the page (ERR-2). */
const SectionError = ({ retry, hasRetried }: ErrorProps) => {
  const tryAgain = () => {
    retry();
    // The button is about to go.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Column className="py-section">
      <p role="alert" className="text-ink-soft">
        {hasRetried
          ? 'That didn’t work either. Reloading the page may, but it empties the cart and the forms.'
          : 'This part of the page didn’t load. The rest works.'}
      </p>
      <Button
        tone="secondary"
        onClick={hasRetried ? () => location.reload() : tryAgain}
        className="mt-4"
      >
        {hasRetried ? 'Reload the page' : 'Try again'}
      </Button>
    </Column>
  );
};
