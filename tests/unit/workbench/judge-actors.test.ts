import { describe, expect, it } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, assign, createActor, createMachine } from 'xstate';
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
  held: ({ spawn }: Spawning) => spawn(kid, { id: 'one' }),
} as never);

describe('spawned actors', () => {
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
});

describe('delays', () => {
  it('depart if they change', () => {
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
