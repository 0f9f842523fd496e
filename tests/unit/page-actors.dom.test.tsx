import { useSelector } from '@xstate/react';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { assign, setup } from 'xstate';
import { ErrorBoundary } from '@/components/error-boundary';
import { usePageActor } from '@/state/use-actor';
import { createVisit, VisitContext } from '@/state/visit';

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
function Button({ name, owner = '' }: { name: string; owner?: string }) {
  const actor = usePageActor(
    name,
    counterMachine.provide({ actions: { report: () => report(owner) } }),
  );
  const count = useSelector(actor, ({ context }) => context.count);
  const press = () => actor.send({ type: name.startsWith('fail') ? 'failed' : 'counted' });
  return (
    <button type="button" name={name} onClick={press}>
      {count}
    </button>
  );
}

const begin = (path: string) => createVisit({ path, place: { address: path, index: 0 } });

/** A visit to a site whose pages have these contents. */
function startVisit(path = '/contact') {
  const host = document.createElement('div');
  const root = createRoot(host);
  const visit = begin(path).start();
  const { hook, navigate } = memoryLocation({ path });
  let pages = 0;
  const show = (page: ReactNode) =>
    act(() =>
      root.render(
        <StrictMode>
          <Router hook={hook}>
            <VisitContext value={visit}>
              <ErrorBoundary resetKey={`${pages++}`} fallback={() => <p>failed</p>}>
                {page}
              </ErrorBoundary>
            </VisitContext>
          </Router>
        </StrictMode>,
      ),
    );
  return {
    system: visit.system,
    show,
    go: (to: string) => act(() => navigate(to)),
    press: (name: string) =>
      act(() => host.querySelector<HTMLButtonElement>(`[name="${name}"]`)?.click()),
    text: () => host.textContent,
  };
}

beforeEach(() => report.mockClear());

describe('the actors of a visit (GEN-1, ST-FORM)', () => {
  it('are kept by path and key, whatever the path’s case and last slash', () => {
    const visit = startVisit('/contact');
    const page = () => (
      <>
        <Button name="a" />
        <Button name="b" />
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

  it('call the functions of the component that shows them now', () => {
    const visit = startVisit();
    visit.show(<Button key="one" name="a" owner="one" />);
    visit.press('a');
    visit.show(<Button key="two" name="a" owner="two" />);
    visit.press('a');
    expect(report.mock.calls).toEqual([['one'], ['two']]);
  });

  it('start over after a failure', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const visit = startVisit();
    visit.show(<Button name="fails" />);
    visit.press('fails');
    expect(visit.text()).toBe('failed');
    visit.show(<Button name="fails" />);
    expect(visit.text()).toBe('0');
    expect(visit.system.get('visit').getSnapshot().status).toBe('active');
    vi.restoreAllMocks();
  });

  it('belong to one visit, and none is started by prerendering', () => {
    const first = startVisit();
    first.show(<Button name="a" />);
    first.press('a');
    const second = startVisit();
    second.show(<Button name="a" />);
    expect(second.text()).toBe('0');
    const watch = vi.fn();
    globalThis.watchStatecharts = watch;
    const visit = begin('/contact');
    const markup = renderToString(
      <Router ssrPath="/contact">
        <VisitContext value={visit}>
          <Button name="a" />
        </VisitContext>
      </Router>,
    );
    globalThis.watchStatecharts = undefined;
    expect(markup).toContain('>0<');
    expect(new Set(watch.mock.calls.map(([{ type }]) => type))).toEqual(new Set(['@xstate.actor']));
  });
});
