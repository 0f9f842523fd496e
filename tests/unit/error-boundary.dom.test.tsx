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

it('renders its children again on demand, with what was typed and chosen in them', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let showAgain = () => {};
  const show = (breaks: boolean) =>
    act(() =>
      root.render(
        <ErrorBoundary
          fallback={(retry, hasRetried) => {
            showAgain = retry;
            return hasRetried ? 'failed again' : 'failed';
          }}
        >
          <input name="password" />
          <input name="stay" type="checkbox" />
          <Section breaks={breaks} />
        </ErrorBoundary>,
      ),
    );
  const fields = () => [...host.querySelectorAll('input')];
  show(false);
  const [password, stay] = fields();
  if (password && stay) Object.assign(password, { value: 'secret' });
  if (stay) stay.checked = true;
  show(true);
  expect(host.textContent).toBe('failed');
  act(() => showAgain());
  expect(host.textContent).toBe('failed again');
  show(false);
  act(() => showAgain());
  expect(fields().map(({ value, checked }) => [value, checked])).toEqual([
    ['secret', false],
    ['on', true],
  ]);
});
