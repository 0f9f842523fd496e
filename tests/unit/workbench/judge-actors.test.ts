import { describe, expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  cancel,
  createActor,
  createMachine,
  enqueueActions,
  fromPromise,
  raise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { judgeTrace } from '@/workbench/judge/judge';
import { parseTrace } from '@/workbench/recorder/parse-trace';
import { recordActors } from './record-actors';

const kid = createMachine({
  id: 'kid',
  initial: 'a',
  states: { a: { on: { go: 'b' } }, b: { type: 'final' } },
});

/** Records events, and returns how steps depart from what their charts compute. */
function run(machine: AnyStateMachine, types: readonly string[]) {
  const machines = { [machine.id]: machine, kid };
  const empty = { start: { state: {} }, situations: {}, rows: [] };
  const tables = Object.fromEntries(
    Object.entries(machines).map(([id, one]) => [id, { machine: one, ...empty }]),
  );
  const oracle = { machines, tables };
  const { inspect, read } = recordActors(oracle);
  const actor = createActor(machine, { inspect }).start();
  for (const type of types) actor.send({ type });
  const trace = read();
  const steps = judgeTrace(parseTrace(JSON.stringify(trace)), oracle);
  // The tables have no rows; only the charts speak.
  const departures = steps.flatMap(({ verdict }) =>
    verdict.kind === 'departs' && verdict.reason !== 'row' ? verdict.differences : [],
  );
  return { steps, trace, departures, machines };
}

type Spawning = { spawn: (logic: AnyStateMachine, options?: { id: string }) => AnyActorRef };
type Held = { held: AnyActorRef | null };
const held = { context: { held: null } as Held };
const hold = assign<Held, never, undefined, never, never>({
  held: ({ spawn }: Spawning) => spawn(kid),
} as never);

describe('spawned actors', () => {
  it.each<[string, AnyStateMachine, string[]]>([
    [
      'with an id',
      createMachine({
        id: 'p1',
        on: {
          made: { actions: spawnChild(kid, { id: 'one' }) },
          left: { actions: stopChild('one') },
        },
      }),
      ['made', 'left'],
    ],
    [
      'without an id, in the context',
      createMachine({ id: 'p2', ...held, on: { made: { actions: hold } } }),
      ['made', 'made'],
    ],
    [
      'that are sent an event, and stopped',
      createMachine({
        id: 'p3',
        ...held,
        on: {
          made: { actions: hold },
          told: { actions: sendTo(({ context }) => context.held as AnyActorRef, { type: 'go' }) },
          left: { actions: stopChild(({ context }) => context.held as AnyActorRef) },
        },
      } as never),
      ['made', 'told', 'made', 'left'],
    ],
    [
      'at the start',
      createMachine({
        id: 'p4',
        context: ({ spawn }: Spawning) => ({ held: spawn(kid) }),
        entry: sendTo(({ context }) => context.held, { type: 'go' }),
      } as never),
      ['made'],
    ],
    [
      'by enqueueActions',
      createMachine({
        id: 'p5',
        on: {
          made: { actions: enqueueActions(({ enqueue }) => enqueue.spawnChild(kid, { id: 'e' })) },
          told: { actions: sendTo('e', { type: 'go' }) },
        },
      }),
      ['made', 'told'],
    ],
    [
      'that are promises',
      setup({ actors: { load: fromPromise(() => Promise.resolve(1)) } }).createMachine({
        id: 'p6',
        on: { made: { actions: spawnChild('load', { id: 'l' }) } },
      }),
      ['made'],
    ],
  ])('%s: nothing departs', (_, machine, types) => {
    const { departures, steps } = run(machine, types);
    expect(departures).toEqual([]);
    expect(steps.map(({ event }) => event.type)).toEqual(expect.arrayContaining(types));
  });

  it('whose state a guard asks for: the step is not judged, rather than wrongly', () => {
    const machine = createMachine({
      id: 'p7',
      ...held,
      initial: 'a',
      states: {
        a: {
          on: {
            made: { actions: hold },
            asked: {
              guard: ({ context }: { context: Held }) => context.held?.getSnapshot().value === 'a',
              target: 'b',
            },
          },
        },
        b: {},
      },
    } as never);
    const { departures, steps } = run(machine, ['made', 'asked']);
    expect(departures).toEqual([]);
    expect(steps.at(-1)).toMatchObject({ to: 'b', verdict: { kind: 'unjudged', reason: 'data' } });
  });

  it('that are another one are a departure, if they have ids', () => {
    const machine = createMachine({
      id: 'p9',
      ...held,
      on: {
        made: {
          actions: assign({ held: ({ spawn }: Spawning) => spawn(kid, { id: 'one' }) } as never),
        },
      },
    } as never);
    const { trace, steps, machines } = run(machine, ['made']);
    expect(steps.at(-1)?.context.held).toEqual({ '@': 'actor', of: 'one' });
    const changed = trace.steps.map((step) =>
      step.event.type === 'made'
        ? { ...step, changed: { held: { '@': 'actor', of: 'two' } } }
        : step,
    );
    const tables = {
      p9: { machine, start: { state: {} }, situations: {}, rows: [] },
    };
    const last = judgeTrace({ ...trace, steps: changed }, { machines, tables }).findLast(
      (step) => step.event.type === 'made',
    );
    expect(last?.verdict).toMatchObject({ kind: 'departs', reason: 'chart' });
  });
});

describe('delays given by functions', () => {
  const timed = (id: string, delay: (n: number) => number) =>
    setup({
      types: { context: {} as { n: number } },
      delays: { later: ({ context }) => delay(context.n) },
    }).createMachine({
      id,
      context: { n: 0 },
      initial: 'a',
      states: {
        a: {
          on: {
            go: { target: 'b', actions: assign({ n: ({ context }) => context.n + 1 }) },
            raised: {
              actions: raise({ type: 'go' }, { id: 'r', delay: ({ context }) => delay(context.n) }),
            },
            canceled: { actions: cancel('r') },
          },
        },
        b: { after: { later: 'a' }, on: { back: 'a' } },
      },
    }) as AnyStateMachine;

  it('are shown as they were', () => {
    const { steps, departures } = run(
      timed('d1', (n) => 1000 * n),
      ['go', 'back', 'raised', 'canceled', 'go'],
    );
    expect(steps.map(({ actions }) => actions)).toEqual([
      [],
      ['wait 1000 ms'],
      ['stop waiting'],
      ['raise go in 1000 ms'],
      ['cancel r'],
      ['wait 2000 ms'],
    ]);
    expect(departures).toEqual([]);
  });

  it('do not depart if they are other ones each time', () => {
    let calls = 0;
    const { departures } = run(
      timed('d2', () => 1000 + ++calls),
      ['go', 'back', 'raised', 'go'],
    );
    expect(departures).toEqual([]);
  });

  it('end as their events say', () => {
    vi.useFakeTimers();
    const machine = timed('d3', () => 500);
    const { inspect, read } = recordActors();
    createActor(machine, { inspect }).start().send({ type: 'go' });
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    const [last] = judgeTrace(read(), { machines: { d3: machine } }).slice(-1);
    expect(last).toMatchObject({ eventName: 'after later', to: 'a', taken: [expect.anything()] });
  });

  it('that are numbers still depart if they change', () => {
    const machine = createMachine({
      id: 'd4',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { after: { 700: 'a' } } },
    });
    const { trace, machines } = run(machine, ['go']);
    const steps = trace.steps.map((step) =>
      step.event.type === 'go' ? { ...step, actions: ['wait 900 ms'] } : step,
    );
    const tables = { d4: { machine, start: { state: 'a' }, situations: {}, rows: [] } };
    const last = judgeTrace({ ...trace, steps }, { machines, tables }).at(-1);
    expect(last?.verdict).toMatchObject({ kind: 'departs', reason: 'chart' });
  });
});
