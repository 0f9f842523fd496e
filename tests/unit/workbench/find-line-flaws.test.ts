import { expect, it } from 'vitest';
import type { Chart } from '@/workbench/chart/chart';
import { findFlaws } from '@/workbench/layout/flaws';

type Drawn = Pick<Chart['transitions'][number], 'source' | 'targets' | 'lines'> & {
  pill: { x: number; y: number; width: number; height: number };
};

type Parts = { line?: [number, number][]; dot?: [number, number]; drawn?: Drawn };

/** A chart of a machine with a compound state at (20, 20), and a state at (20, 200). */
function chartWith({ line = [], dot = [305, 100], drawn }: Parts): Chart {
  const state = (id: string, parent: string | null, head: number, y: number, height: number) => ({
    id,
    kind: head > 0 ? 'compound' : 'atomic',
    parent,
    head,
    runs: [],
    x: parent === null ? 0 : parent === 'm' ? 20 : 30,
    y,
    height,
    width: parent === null ? 400 : parent === 'm' ? 200 : 60,
  });
  const points = line.map(([x, y]) => ({ x, y }));
  return {
    id: 'm',
    width: 400,
    height: 400,
    description: '',
    states: [
      state('m', null, 10, 0, 400),
      state('outer', 'm', 30, 20, 140),
      state('inner', 'outer', 0, 60, 90),
      state('other', 'm', 0, 200, 60),
    ] as Chart['states'],
    transitions: drawn
      ? [
          {
            id: 'it',
            ...drawn,
            trunk: null,
            pill: { ...drawn.pill, runs: [] },
          },
        ]
      : [],
    initials:
      points.length > 0
        ? [{ x: dot[0], y: dot[1], parent: 'm', state: 'other', line: points }]
        : [],
  };
}

const toPoints = (line: [number, number][]) => line.map(([x, y]) => ({ x, y }));
const loop = (by: number): Drawn => ({
  source: 'other',
  targets: ['other'],
  pill: { x: 260, y: 220, width: 60, height: 20 },
  lines: [
    toPoints([
      [220, 220 - by],
      [290, 220 - by],
      [290, 240 + by],
      [220, 240 + by],
    ]),
  ],
});
const between = (line: [number, number][], x = 240, y = 170): Drawn => ({
  source: 'inner',
  targets: ['other'],
  pill: { x, y, width: 60, height: 20 },
  lines: [toPoints(line)],
});

it.each<[string, string, Parameters<typeof chartWith>[0], Parameters<typeof chartWith>[0]]>([
  [
    'a label that covers its self-loop',
    'the pill of it covers its loop',
    { drawn: loop(3) },
    { drawn: loop(9) },
  ],
  [
    'a bent line of an initial state',
    'the start of m bends twice',
    {
      line: [
        [300, 100],
        [320, 100],
        [320, 230],
        [220, 230],
      ],
    },
    {
      line: [
        [300, 230],
        [220, 230],
      ],
    },
  ],
  [
    'the dot of an initial state on the edge of a state',
    'the dot of m is covered',
    {
      dot: [222, 230],
      line: [
        [300, 230],
        [220, 230],
      ],
    },
    {
      line: [
        [300, 230],
        [220, 230],
      ],
    },
  ],
  [
    'a short step',
    'it jogs',
    {
      drawn: between(
        [
          [60, 150],
          [60, 180],
          [66, 180],
          [66, 200],
        ],
        40,
        155,
      ),
    },
    {
      drawn: between(
        [
          [60, 150],
          [60, 178],
          [80, 178],
          [80, 200],
        ],
        30,
        155,
      ),
    },
  ],
  [
    'a line that returns into a state that it has left',
    'it crosses outer',
    {
      drawn: between(
        [
          [90, 80],
          [270, 80],
          [270, 130],
          [150, 130],
          [150, 200],
        ],
        240,
        90,
      ),
    },
    {
      drawn: between(
        [
          [90, 80],
          [270, 80],
          [270, 230],
          [220, 230],
        ],
        240,
        90,
      ),
    },
  ],
  [
    'a line to a second target away from the label',
    'the pill of it is off its line',
    {
      drawn: {
        ...between(
          [
            [60, 150],
            [60, 200],
          ],
          30,
          165,
        ),
        targets: ['other', 'inner'],
        lines: [
          toPoints([
            [60, 150],
            [60, 200],
          ]),
          toPoints([
            [0, 100],
            [30, 100],
          ]),
        ],
      },
    },
    {
      drawn: between(
        [
          [60, 150],
          [60, 200],
        ],
        30,
        165,
      ),
    },
  ],
])('finds %s', (_, flaw, spoiled, sound) => {
  expect(findFlaws(chartWith(spoiled))).toEqual([flaw]);
  expect(findFlaws(chartWith(sound))).toEqual([]);
});
