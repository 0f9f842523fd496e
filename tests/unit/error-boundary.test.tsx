// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/components/error-boundary';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Section({ breaks }: { breaks: boolean }) {
  if (breaks) throw new Error('broken');
  return <p>fine</p>;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('renders its fallback for a page that throws, and then the next page', () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  const show = (path: string, breaks: boolean) =>
    act(() =>
      root.render(
        <ErrorBoundary resetKey={path} fallback={() => <p>a way home</p>}>
          <Section breaks={breaks} />
        </ErrorBoundary>,
      ),
    );
  show('/a', false);
  expect(host.innerHTML).toBe('<p>fine</p>');
  show('/a', true);
  expect(host.innerHTML).toBe('<p>a way home</p>');
  show('/b', false);
  expect(host.innerHTML).toBe('<p>fine</p>');
});
