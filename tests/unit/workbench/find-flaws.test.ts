import { cartMachine } from '@machines/cart.machine';
import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import type { Chart } from '@/workbench/chart/chart';
import { findFlaws } from '@/workbench/layout/flaws';
import { layOutAs } from '@/workbench/layout/lay-out';
import { plainStyle } from '@/workbench/layout/style';

const chart = await layOutAs(cartMachine, plainStyle, (text) => text.length * 6.5, new ELK());

describe('findFlaws', () => {
  const spoil = (change: (copy: Record<string, unknown[]> & Chart) => void) => {
    const copy = structuredClone(chart) as Record<string, unknown[]> & Chart;
    change(copy);
    return findFlaws(copy).join('\n');
  };
  const lined = chart.transitions.findIndex(({ id }) => id === 'cart.empty#item.added#0');
  type Loose = { x: number; y: number; width: number };
  const pillOf = (copy: Chart, at: number) => copy.transitions[at]?.pill as unknown as Loose;
  const pointOf = (copy: Chart, at: number) => copy.transitions[lined]?.lines[0]?.[at] as Loose;

  it.each<[string, RegExp, (copy: Chart) => void]>([
    [
      'overlapping labels',
      /the pill of .* lies over the pill of/,
      (copy) => {
        const { x, y } = pillOf(copy, lined + 2);
        Object.assign(pillOf(copy, lined), { x, y });
      },
    ],
    [
      'a label off its line',
      /is off its line/,
      (copy) => {
        pillOf(copy, lined).y -= 60;
      },
    ],
    [
      'a slanted line',
      /slants/,
      (copy) => {
        pointOf(copy, 1).y += 7;
      },
    ],
    [
      'a line through a state',
      /runs through cart\.filled/,
      (copy) => {
        pointOf(copy, 1).x += 90;
      },
    ],
    [
      'text outside its box',
      /is outside cart\.empty/,
      (copy) => {
        (copy.states.find(({ id }) => id === 'cart.empty') as unknown as Loose).width = 20;
      },
    ],
    [
      'a state outside the chart',
      /cart\.empty is outside cart/,
      (copy) => {
        (copy.states.find(({ id }) => id === 'cart.empty') as unknown as Loose).x = -50;
      },
    ],
  ])('finds %s', (_, flaw, change) => {
    expect(spoil(change)).toMatch(flaw);
  });
});
