import { describe, expect, it, vi } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  emit,
  fromCallback,
  fromPromise,
  setup,
  waitFor,
} from 'xstate';
import { type JudgedStep, judgeTrace } from '@/workbench/judge/judge';
import { aliveActors, rebuildSnapshots } from '@/workbench/restart/rebuild-snapshot';
import { oracleOf, recordActors } from '../record-actors';

/** The actors of a machine after a step, rebuilt and running. */
const startAgain = (
  machine: AnyStateMachine,
  steps: readonly JudgedStep[],
  at = steps.length - 1,
) => {
  const own = { machines: { [machine.id]: machine } };
  return rebuildSnapshots(own, aliveActors(steps, [], at)).map(({ snapshot }) =>
    createActor(machine, { snapshot }),
  );
};

/** The steps of a run of a machine. */
function record(machine: AnyStateMachine, ...events: { type: string }[]) {
  const own = oracleOf({ [machine.id]: machine });
  const { inspect, read } = recordActors();
  const actor = createActor(machine, { inspect }).start();
  for (const event of events) actor.send(event);
  return { steps: judgeTrace(read(), own) };
}

describe('a restored actor', () => {
  it('is restored without repeating effects', () => {
    const acts = vi.fn();
    const machine = setup({
      types: { context: {} as { count: number }, emitted: {} as { type: 'told' } },
      actions: { act: () => acts(), tell: emit({ type: 'told' }) },
    }).createMachine({
      id: 'lamp',
      context: { count: 0 },
      initial: 'off',
      states: {
        off: { entry: 'act', on: { pressed: 'on' } },
        on: {
          entry: ['act', 'tell', assign({ count: ({ context }) => context.count + 1 })],
          on: { pressed: 'off' },
        },
      },
    });
    const { steps } = record(machine, { type: 'pressed' });
    acts.mockClear();
    const [actor] = startAgain(machine, steps);
    actor?.on('*', acts);
    actor?.start();
    expect(actor?.getSnapshot()).toMatchObject({ value: 'on', context: { count: 1 } });
    expect(acts).not.toHaveBeenCalled();
    actor?.send({ type: 'pressed' });
    expect(acts).toHaveBeenCalledTimes(1);
  });

  it('restarts invoked actors with their recorded input', async () => {
    const load = vi.fn((path: string) => Promise.resolve(path));
    const machine = setup({
      types: { context: {} as { path: string }, events: {} as { type: 'opened'; path: string } },
      actors: {
        load: fromPromise<string, { path: string }>(({ input }) => load(input.path)),
        clock: fromCallback(() => {}),
      },
    }).createMachine({
      id: 'page',
      context: { path: '' },
      invoke: { src: 'clock' },
      initial: 'idle',
      states: {
        idle: { on: { opened: 'loading' } },
        loading: {
          invoke: {
            src: 'load',
            input: ({ event }) => ({ path: event.path }),
            onDone: { target: 'idle', actions: assign({ path: ({ event }) => event.output }) },
          },
        },
      },
    });
    const opened = { type: 'opened', path: '/faq' };
    const { steps } = record(machine, opened);
    load.mockClear();
    const [actor] = startAgain(machine, steps);
    actor?.start();
    if (actor) await waitFor(actor, (state) => state.matches('idle'));
    expect(load).toHaveBeenCalledExactlyOnceWith('/faq');
    expect(actor?.getSnapshot().context).toEqual({ path: '/faq' });
  });

  it('restores invoked machines', () => {
    const bulb = createMachine({
      id: 'bulb',
      initial: 'dark',
      states: { dark: { on: { lit: 'bright' } }, bright: {} },
    });
    const lamp = setup({ actors: { bulb } }).createMachine({
      id: 'lamp',
      invoke: { src: 'bulb', id: 'bulb' },
    });
    const machines = { bulb, lamp };
    const { inspect, read } = recordActors();
    const actor = createActor(lamp, { inspect }).start();
    actor.getSnapshot().children.bulb?.send({ type: 'lit' });
    const trace = read();
    const steps = judgeTrace(trace, oracleOf(machines));
    const alive = aliveActors(steps, trace.actors, steps.length - 1);
    const rebuilt = rebuildSnapshots({ machines }, alive);
    expect(rebuilt.map(({ actor }) => actor)).toEqual(['lamp 1']);
    const again = createActor(lamp, { snapshot: rebuilt[0]?.snapshot as never }).start();
    expect(again.getSnapshot().children.bulb?.getSnapshot().value).toBe('bright');
  });
});
