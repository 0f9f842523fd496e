import { cartMachine } from '@machines/cart.machine';
import * as machines from '@machines/index';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describeMachine } from '@/tracing/describe-machine';
import { createRecorder } from '@/tracing/record-trace';
import { activeStates, situationAt } from '@/workbench/active-states';
import { layoutChart } from '@/workbench/layout-chart';
import { payloads, readPayload } from '@/workbench/payloads';

const all = Object.values(machines);

describe.each(all.map((machine) => [machine.id, machine] as const))(
  'the chart of %s',
  (_, machine) => {
    const chart = layoutChart(machine);

    it('shows every transition', () => {
      const shown = new Set(
        chart.lines.flatMap(({ steps }) => steps.map((step) => JSON.stringify(step))),
      );
      const missing = describeMachine(machine).filter((step) => !shown.has(JSON.stringify(step)));
      expect(missing).toEqual([]);
    });

    it('draws no two states over each other, and all within its bounds', () => {
      const leaves = chart.states.filter(({ isRegion }) => !isRegion);
      const overlapping = leaves.flatMap((a, index) =>
        leaves
          .slice(index + 1)
          .filter(
            (b) =>
              a.x < b.x + b.width &&
              b.x < a.x + a.width &&
              a.y < b.y + b.height &&
              b.y < a.y + a.height,
          )
          .map((b) => `${a.id} and ${b.id}`),
      );
      expect(overlapping).toEqual([]);
      const outside = chart.states.filter(
        ({ x, y, width, height }) =>
          !(x >= 0 && y >= 0 && x + width <= chart.width + 1 && y + height <= chart.height + 1),
      );
      expect(outside).toEqual([]);
    });

    it('marks where it starts', () => {
      const { value } = createActor(
        machine as never,
        { input: inputs[machine.id] } as never,
      ).getSnapshot() as {
        value: string;
      };
      const started = activeStates(machine as never, value);
      const marked = chart.states.filter(({ isInitial }) => isInitial).map(({ id }) => id);
      expect(marked.length).toBeGreaterThan(0);
      for (const state of chart.states) {
        if (!state.isRegion && started.has(state.id)) expect(marked).toContain(state.id);
      }
    });
  },
);

const inputs: Record<string, object> = {
  navigation: { path: '/', place: { address: '/', index: 0 } },
  search: { entries: [] },
  select: { value: 'a' },
  slideShow: { count: 3 },
};

it('a situation is what the steps up to it made of an actor', () => {
  const { trace, watch } = createRecorder();
  const actor = createActor(cartMachine, { inspect: watch }).start();
  const item = { id: 'a', name: 'A', price: 402, qty: 2 };
  actor.send({ type: 'item.added', item });
  actor.send({ type: 'cart.emptied' });
  const at = (index: number) => situationAt(trace.steps, 'cart 1', index);
  expect(at(-1)).toEqual({ value: null, context: {} });
  expect(at(0)).toMatchObject({ value: 'empty', context: { cartItems: [], itemPrice: 0 } });
  expect(at(1)).toMatchObject({ value: 'filled', context: { cartItems: [item], itemPrice: 804 } });
  expect(at(2)).toMatchObject({ value: 'empty', context: { cartItems: [], itemPrice: 804 } });
  expect(situationAt(trace.steps, 'cart 2', 2)).toEqual({ value: null, context: {} });
});

describe('payloads', () => {
  it('belong to events that there are', () => {
    const events = new Set(all.flatMap((machine): string[] => machine.events));
    expect(Object.keys(payloads).filter((type) => !events.has(type))).toEqual([]);
  });

  it.each([
    ['', {}],
    ['{"a":1}', { a: 1 }],
    ['{"a":', undefined],
    ['[1]', undefined],
    ['null', undefined],
    ['7', undefined],
  ])('%j is read as %j', (text, expected) => {
    expect(readPayload(text)).toEqual(expected);
  });
});
