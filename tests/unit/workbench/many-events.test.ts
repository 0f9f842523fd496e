import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, assign, createActor, createMachine } from 'xstate';
import { startSession } from '@/workbench/recorder/session';

describe('many events at once', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const machine = createMachine({
    id: 'sum',
    context: { n: 0 },
    on: { go: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
  }) as AnyStateMachine;
  const table = { machine, start: { state: {}, context: { n: 0 } }, situations: {}, rows: [] };
  const oracle = { machines: { sum: machine }, tables: { sum: table } };
  const sendTo = (session: ReturnType<typeof startSession>, times: number) => {
    const actor = createActor(machine, { inspect: session.watch }).start();
    for (let count = 0; count < times; count += 1) actor.send({ type: 'go' });
  };

  it('are judged a little at a time, between which the page has its turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    // Each look at the clock takes a millisecond.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++);
    const session = startSession(oracle);
    sendTo(session, 500);
    const turns: number[] = [];
    while (session.steps().length < 501) {
      const before = now;
      await vi.advanceTimersToNextTimerAsync();
      turns.push(now - before);
    }
    expect(turns.length).toBeGreaterThan(10);
    expect(Math.max(...turns)).toBeLessThan(50);
  });

  it('are judged before the next task if they are few', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const session = startSession(oracle);
    sendTo(session, 3);
    await Promise.resolve();
    expect(session.steps()).toHaveLength(4);
  });

  it('are still judged right if some are dropped before their turn', async () => {
    const session = startSession(oracle, { limit: 50 });
    sendTo(session, 500);
    await vi.waitFor(() => expect(session.steps().at(-1)?.context).toEqual({ n: 500 }));
    expect(session.steps()).toHaveLength(session.trace.steps.length);
    expect(session.dropped() + session.steps().length).toBe(501);
    expect(session.steps().map(({ verdict }) => verdict.kind)[0]).toBe('restored');
    const reasons = session
      .steps()
      .flatMap(({ verdict }) => (verdict.kind === 'departs' ? [verdict.reason] : []));
    // The table has no row; the chart computes what was recorded.
    expect(new Set(reasons)).toEqual(new Set(['row']));
  });
});
