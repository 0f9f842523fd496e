import * as machines from '@machines/index';
import { layoutChart } from '@workbench/chart/layout-chart';
import { activeStates } from '@workbench/model/active-states';
import { describeMachine } from '@workbench/model/describe-machine';
import { readPayload } from '@workbench/model/read-payload';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { payloads } from '@/workbench/payloads';

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
