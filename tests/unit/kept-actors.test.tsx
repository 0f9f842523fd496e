// @vitest-environment happy-dom
import { useSelector } from '@xstate/react';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { assign, setup } from 'xstate';
import { ErrorBoundary } from '@/components/error-boundary';
import { KeptActorsProvider, usePageActor, useVisitActor } from '@/state/kept-actors';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const report = vi.fn();

const counterMachine = setup({
  types: { context: {} as { count: number } },
  actions: {
    count: assign({ count: ({ context }) => context.count + 1 }),
    report: () => {},
    fail: () => {
      throw new Error('broken');
    },
  },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { counted: { actions: ['count', 'report'] }, failed: { actions: 'fail' } },
});

/** A button that counts its presses; its owner reports them. */
function Button({ name, actor }: { name: string; actor: ReturnType<typeof useCounter> }) {
  const count = useSelector(actor, ({ context }) => context.count);
  const press = () => actor.send({ type: name.startsWith('fail') ? 'failed' : 'counted' });
  return (
    <button type="button" name={name} onClick={press}>
      {count}
    </button>
  );
}

const useCounter = (name: string, owner: string) =>
  usePageActor(name, counterMachine.provide({ actions: { report: () => report(owner) } }));

const OfPage = ({ name, owner = '' }: { name: string; owner?: string }) => (
  <Button name={name} actor={useCounter(name, owner)} />
);
const OfVisit = ({ name }: { name: string }) => (
  <Button name={name} actor={useVisitActor(name, counterMachine)} />
);

/** A visit to a site whose pages have these contents. */
function startVisit(path = '/contact') {
  const host = document.createElement('div');
  const root = createRoot(host);
  const { hook, navigate } = memoryLocation({ path });
  let pages = 0;
  const show = (page: ReactNode) =>
    act(() =>
      root.render(
        <StrictMode>
          <Router hook={hook}>
            <KeptActorsProvider>
              <ErrorBoundary resetKey={`${pages++}`} fallback={() => <p>failed</p>}>
                {page}
              </ErrorBoundary>
            </KeptActorsProvider>
          </Router>
        </StrictMode>,
      ),
    );
  return {
    show,
    go: (to: string) => act(() => navigate(to)),
    press: (name: string) =>
      act(() => host.querySelector<HTMLButtonElement>(`[name="${name}"]`)?.click()),
    text: () => host.textContent,
  };
}

beforeEach(() => report.mockClear());

describe('the actors of a visit (GEN-1, ST-FORM)', () => {
  it('keep their state while their component is not on the page', () => {
    const visit = startVisit();
    visit.show(<OfPage name="a" />);
    visit.press('a');
    expect(visit.text()).toBe('1');
    visit.show(null);
    visit.show(<OfPage name="a" />);
    expect(visit.text()).toBe('1');
    visit.press('a');
    expect(visit.text()).toBe('2');
  });

  it('are others on another path and with another key, whatever the path’s case and last slash', () => {
    const visit = startVisit('/contact');
    const page = () => (
      <>
        <OfPage name="a" />
        <OfPage name="b" />
      </>
    );
    visit.show(page());
    visit.press('a');
    expect(visit.text()).toBe('10');
    visit.show(null);
    visit.go('/appointment');
    visit.show(page());
    expect(visit.text()).toBe('00');
    visit.show(null);
    visit.go('/Contact/');
    visit.show(page());
    expect(visit.text()).toBe('10');
    visit.show(null);
    visit.go('/shop/payroll');
    visit.show(page());
    visit.press('b');
    visit.show(null);
    visit.go('/shop/accounting');
    visit.show(page());
    expect(visit.text()).toBe('00');
  });

  it('are the same on every path where they belong to none', () => {
    const visit = startVisit();
    visit.show(<OfVisit name="a" />);
    visit.press('a');
    visit.go('/login');
    expect(visit.text()).toBe('1');
  });

  it('call the functions of the component that shows them now', () => {
    const visit = startVisit();
    visit.show(<OfPage key="one" name="a" owner="one" />);
    visit.press('a');
    visit.show(<OfPage key="two" name="a" owner="two" />);
    visit.press('a');
    expect(report.mock.calls).toEqual([['one'], ['two']]);
  });

  it('start over after a failure', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // XState reports the error of an actor that nobody observes.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(() => 0 as never);
    const visit = startVisit();
    visit.show(<OfPage name="fails" />);
    visit.press('fails');
    expect(visit.text()).toBe('failed');
    visit.show(<OfPage name="fails" />);
    expect(visit.text()).toBe('0');
    vi.restoreAllMocks();
  });

  it('belong to one visit, and none is started by prerendering', () => {
    const first = startVisit();
    first.show(<OfPage name="a" />);
    first.press('a');
    const second = startVisit();
    second.show(<OfPage name="a" />);
    expect(second.text()).toBe('0');
    const watch = vi.fn();
    globalThis.watchStatecharts = watch;
    const markup = renderToString(
      <Router ssrPath="/contact">
        <KeptActorsProvider>
          <OfPage name="a" />
        </KeptActorsProvider>
      </Router>,
    );
    globalThis.watchStatecharts = undefined;
    expect(markup).toContain('>0<');
    expect(watch.mock.calls.map(([{ type }]) => type)).toEqual(['@xstate.actor']);
  });

  it('need their provider', () => {
    expect(() =>
      renderToString(
        <Router ssrPath="/contact">
          <OfPage name="a" />
        </Router>,
      ),
    ).toThrow('/contact a is used outside of KeptActorsProvider.');
  });
});
