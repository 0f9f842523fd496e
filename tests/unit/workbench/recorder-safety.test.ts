import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { checkActors, parseTrace } from '@/workbench/recorder/read-trace';
import { createRecorder } from '@/workbench/recorder/record-trace';
import { startSession } from '@/workbench/recorder/session';

const toggle = () =>
  createMachine({
    id: 'toggle',
    initial: 'off',
    states: { off: { on: { go: 'on' } }, on: { on: { go: 'off' } } },
  });

describe('a recorder', () => {
  it('survives an event that JSON has no form for, and records what follows', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const { trace, watch } = createRecorder();
    const actor = createActor(toggle(), { inspect: watch }).start();
    actor.send({ type: 'go', cycle, error: new TypeError('no paper'), call() {} } as never);
    actor.send({ type: 'go' });
    expect(trace.steps.map(({ to }) => to)).toEqual(['off', 'on', 'off']);
    const machines = { toggle: toggle() };
    expect(() => checkActors(parseTrace(JSON.stringify(trace)), machines)).not.toThrow();
  });

  it('does not throw into the app when something inside it fails', () => {
    const mask = () => {
      throw new Error('broken mask');
    };
    const session = startSession({ machines: {}, tables: {} }, { mask });
    const actor = createActor(toggle(), { inspect: session.watch }).start();
    actor.send({ type: 'go' });
    expect(actor.getSnapshot().value).toBe('on');
    expect(session.failure()).toBe('broken mask');
  });

  it('records an actor that starts again', () => {
    const session = startSession({ machines: { toggle: toggle() }, tables: {} });
    const actor = createActor(toggle(), { inspect: session.watch }).start();
    const idle = actor.getSnapshot();
    actor.stop();
    // What `@xstate/react` does when a component is mounted twice.
    Object.assign(actor, { _snapshot: idle, _processingStatus: 0 });
    actor.start();
    actor.send({ type: 'go' });
    const last = session.trace.steps.at(-1);
    expect(last).toMatchObject({ from: 'off', to: 'on' });
    expect(session.findActor(last?.actor ?? '')).toBe(actor);
    expect(() => checkActors(session.trace, { toggle: toggle() })).not.toThrow();
  });
});
