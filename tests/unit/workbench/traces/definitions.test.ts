import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  and,
  assign,
  createActor,
  createMachine,
  fromPromise,
  not,
  sendTo,
} from 'xstate';
import { definitionOf } from '@/workbench/model/define-machine';
import { describeMachine } from '@/workbench/model/describe-machine';
import { fromDefinition } from '@/workbench/model/from-definition';
import { nameOf } from '@/workbench/model/names';
import { nodesOf } from '@/workbench/model/state-nodes';
import type { Trace } from '@/workbench/model/trace';
import { transitionsOf } from '@/workbench/model/transition-id';
import { definitionsOf, openTrace } from '@/workbench/recorder/open-trace';
import { parseTrace } from '@/workbench/recorder/parse-trace';
import { type LoadedTrace, readTrace } from '@/workbench/recorder/read-trace';
import { createRecorder } from '@/workbench/recorder/record-trace';
import { oracle } from '../../../traces/oracle';

/** Everything that a chart can have. */
const all = createMachine(
  {
    id: 'all',
    description: 'All of it.',
    context: { n: 0 },
    type: 'parallel',
    meta: { clauses: ['A-1'], deep: { map: [1] } },
    on: {
      'mouse.*': { actions: ['move', { type: 'log', params: { level: 1 } }] },
      '*': '.one.b',
      never: undefined,
    },
    states: {
      one: {
        initial: 'a',
        entry: [assign({ n: 1 }), 'enter'],
        exit: () => {},
        onDone: { actions: 'finish' },
        states: {
          a: {
            tags: ['busy'],
            after: { 1000: 'b', slow: { target: 'b', guard: not('isOpen') } },
            invoke: [
              { src: 'load', id: 'loader', onDone: 'b', onError: { target: '#end' } },
              { src: fromPromise(async () => 1), onSnapshot: { actions: 'show' } },
              { src: createMachine({ id: 'inner' }) },
            ],
            on: {
              go: [
                { guard: and(['isOpen', not('isLate')]), target: 'b', meta: { clauses: ['A-2'] } },
                { guard: ({ context }) => context.n > 3, target: 'b', reenter: true },
                { target: ['b', '#all.two.y'], actions: sendTo('loader', { type: 'x' }) },
              ],
            },
          },
          b: { always: { guard: 'isOpen', target: 'end' } },
          end: { id: 'end', type: 'final', output: 1 },
        },
      },
      two: {
        initial: 'x',
        states: {
          x: { on: { back: 'past' } },
          y: {},
          past: { type: 'history', history: 'deep', target: 'y' },
          shallow: { history: true },
        },
      },
    },
  },
  { delays: { slow: 500, computed: () => 3 } },
) as AnyStateMachine;

/** What charts, outlines and lists show of a machine. */
const shownOf = (machine: AnyStateMachine) => ({
  transitions: describeMachine(machine),
  nodes: nodesOf(machine).map((node) => ({
    id: node.id,
    type: node.type,
    history: node.history,
    tags: node.tags,
    meta: JSON.stringify(node.meta),
    description: node.description,
    initial: node.initial?.target.map(({ id }) => id),
    runs: [...node.entry, ...node.exit].map(nameOf),
    waits: transitionsOf(node).map((one) => (one as { delay?: unknown }).delay),
    invoke: node.invoke.map(({ id, src }) => ({ id, src })),
  })),
});

const roundTrip = (machine: AnyStateMachine) => {
  const definition = JSON.parse(JSON.stringify(definitionOf(machine)));
  return fromDefinition(definition);
};

describe('a definition', () => {
  it.each(Object.entries(oracle.machines))(
    'of %s makes a machine that looks the same',
    (_, machine) => {
      expect(shownOf(roundTrip(machine))).toEqual(shownOf(machine));
    },
  );

  it('has all that a chart can have', () => {
    expect(shownOf(roundTrip(all))).toEqual(shownOf(all));
    expect(definitionOf(roundTrip(all))).toEqual(definitionOf(all));
  });

  it('is plain JSON', () => {
    const definition = definitionOf(all);
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
  });

  it('of a machine of too many states is not recorded', () => {
    const states = Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`s${at}`, {}]));
    const large = createMachine({ id: 'large', initial: 's0', states }) as AnyStateMachine;
    expect(definitionOf(large)).toBeUndefined();
  });
});

const door = (open = 'open', id = 'door') =>
  createMachine({
    id,
    initial: 'closed',
    states: {
      closed: { on: { push: { guard: 'may', target: open } } },
      [open]: { on: { push: 'closed' } },
    },
  }).provide({ guards: { may: () => true } }) as AnyStateMachine;

function record(...recorded: AnyStateMachine[]): Trace {
  const { trace, watch } = createRecorder();
  for (const machine of recorded) {
    const actor = createActor(machine, { inspect: watch }).start();
    actor.send({ type: 'push' });
  }
  const machines = Object.fromEntries(recorded.map((machine) => [machine.id, machine]));
  return { ...trace, definitions: definitionsOf(machines, Object.keys(machines)) };
}

const read = (trace: unknown, known = { machines: {} }): Promise<LoadedTrace> => {
  const json = typeof trace === 'string' ? trace : JSON.stringify(trace);
  return readTrace(new File([json], 'trace.json'), known);
};

describe('a trace', () => {
  it('has each definition once, and is opened by them without the code of its machines', async () => {
    const machine = door();
    const trace = record(machine, machine, door('open', 'other'));
    const keys = ['door', 'other'];
    expect(Object.keys(trace.definitions ?? {})).toEqual(keys);
    const loaded = await read(trace);
    expect(Object.keys(loaded.oracle?.machines ?? {})).toEqual(keys);
    expect(new Set(loaded.steps.map(({ verdict }) => verdict.kind))).toEqual(new Set(['unjudged']));
    expect(loaded.steps[1]).toMatchObject({
      taken: ['door.closed#push#0'],
      entered: ['door.open'],
    });
    expect(loaded.notice).not.toBe('');
  });

  it('is judged by the machines of the app as long as they have its states', async () => {
    const trace = record(door());
    const same = await read(trace, { machines: { door: door() } } as never);
    expect(same).not.toHaveProperty('oracle');
    expect(same.notice).toBe('');
    const described = { ...door().config, description: 'Other words.' };
    const changed = createMachine(described as never) as AnyStateMachine;
    const current = await read(trace, { machines: { door: changed } } as never);
    expect(current).not.toHaveProperty('oracle');
    expect(current.notice).toContain('door');
    const old = { machines: { door: door('ajar') }, tables: {} };
    const loaded = await read(trace, old as never);
    expect(loaded.steps.at(-1)?.to).toBe('open');
    expect(loaded.oracle?.machines.door).not.toBe(old.machines.door);
    expect(old.machines.door.states).not.toHaveProperty('open');
  });

  it('runs nothing of a definition', () => {
    const trace = parseTrace(JSON.stringify(record(door())));
    const opened = openTrace(trace, { machines: {} }).oracle;
    expect(opened.machines.door?.implementations.guards).toEqual({});
    expect(opened.tables).toEqual({});
  });
});

describe('a hostile trace', () => {
  const sound = record(door());
  const config = sound.definitions?.door?.config;
  const define = (definition: unknown, key = 'door') => ({
    ...sound,
    definitions: { [key]: definition },
  });
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const bad: [string, unknown, RegExp][] = [
    ['another version', { ...sound, format: 'statechart trace 3' }, /version 3/],
    ['version 0', { ...sound, format: 'statechart trace 0' }, /version 0/],
    ['definitions that are a list', { ...sound, definitions: [] }, /definitions/],
    ['a definition that is a number', define(7), /definition of door/],
    ['a definition without a configuration', define({}), /definition of door/],
    [
      'a definition that makes no machine',
      define({ config: { id: 'd', states: { a: {} } } }),
      /door/,
    ],
    ['a target that does not exist', define({ config: { id: 'd', on: { a: '#b' } } }), /door/],
    ['states that are texts', define({ config: { id: 'd', states: { a: 'b' } } }), /door/],
    ['delays that are no numbers', define({ config, delays: { a: 'b' } }), /door/],
    [
      'a state named after a prototype',
      JSON.stringify(define({ config: { id: 'd', states: { proto: {} } } })).replace(
        '"proto"',
        '"__proto__"',
      ),
      /door/,
    ],
    ['a machine that it does not define', { ...sound, definitions: {} }, /not found/],
    [
      'a deeply nested context',
      JSON.stringify(sound).replace('"changed":{}', `"changed":${nested(100_000)}`),
      /too deep/,
    ],
    [
      'a deeply nested state',
      JSON.stringify(sound).replace('"to":"closed"', `"to":${nested(100_000)}`),
      /too deep/,
    ],
    ['50 MB', `${JSON.stringify(sound)}${' '.repeat(50 * 1024 * 1024)}`, /50 MB/],
  ];

  it.each(bad)(
    'with %s is refused with a sentence that names its file',
    async (_, trace, reason) => {
      const refused = read(trace).then(
        () => 'was read',
        (error) => `${error.name}: ${error.message}`,
      );
      await expect(refused).resolves.toMatch(reason);
      await expect(refused).resolves.toMatch(/^TypeError: trace\.json: /);
    },
  );

  it('with keys of prototypes changes no prototype', async () => {
    const json = JSON.stringify(define(sound.definitions?.door, 'proto'))
      .replaceAll('"proto"', '"__proto__"')
      .replaceAll('"machine":"door"', '"machine":"__proto__"')
      .replaceAll('"changed":{}', '"changed":{"__proto__":{"polluted":true}}');
    const loaded = await read(json);
    expect(loaded.steps).toHaveLength(2);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.keys(loaded.oracle?.machines ?? {})).toEqual(['__proto__']);
  });
});
