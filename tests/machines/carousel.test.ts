import { carouselMachine } from '@machines/carousel.machine';
import { describe, expect, test } from 'vitest';
import { type StateValueFrom, transition } from 'xstate';
import { nothing, testTransitions } from '../support/transition-table';

type Value = StateValueFrom<typeof carouselMachine>;

const start = {
  control: 'playing',
  pointer: 'away',
  focus: 'outside',
  view: 'outside',
  motion: 'allowed',
} as const;
const opposite = {
  control: 'paused',
  pointer: 'over',
  focus: 'inside',
  view: 'inside',
  motion: 'reduced',
} as const;

testTransitions(carouselMachine, {
  start: { state: start },
  situations: {
    start: { after: [], state: start },
    'all switched': {
      after: [
        { type: 'pause.pressed' },
        { type: 'pointer.entered' },
        { type: 'focus.entered' },
        { type: 'view.entered' },
        { type: 'motion.reduced' },
      ],
      state: opposite,
    },
  },
  rows: [
    ['start', { type: 'pause.pressed' }, { state: { ...start, control: 'paused' } }, 'ST-CAROUSEL'],
    ['start', { type: 'play.pressed' }, nothing, 'ST-CAROUSEL'],
    ['start', { type: 'pointer.entered' }, { state: { ...start, pointer: 'over' } }, 'ST-CAROUSEL'],
    ['start', { type: 'pointer.left' }, nothing, 'ST-CAROUSEL'],
    ['start', { type: 'focus.entered' }, { state: { ...start, focus: 'inside' } }, 'ST-CAROUSEL'],
    ['start', { type: 'focus.left' }, nothing, 'ST-CAROUSEL'],
    ['start', { type: 'view.entered' }, { state: { ...start, view: 'inside' } }, 'ST-CAROUSEL'],
    ['start', { type: 'view.left' }, nothing, 'ST-CAROUSEL'],
    ['start', { type: 'motion.reduced' }, { state: { ...start, motion: 'reduced' } }, 'BIZ-8'],
    ['start', { type: 'motion.allowed' }, nothing, 'BIZ-8'],
    ['all switched', { type: 'pause.pressed' }, nothing, 'ST-CAROUSEL'],
    [
      'all switched',
      { type: 'play.pressed' },
      { state: { ...opposite, control: 'playing' } },
      'ST-CAROUSEL',
    ],
    ['all switched', { type: 'pointer.entered' }, nothing, 'ST-CAROUSEL'],
    [
      'all switched',
      { type: 'pointer.left' },
      { state: { ...opposite, pointer: 'away' } },
      'ST-CAROUSEL',
    ],
    ['all switched', { type: 'focus.entered' }, nothing, 'ST-CAROUSEL'],
    [
      'all switched',
      { type: 'focus.left' },
      { state: { ...opposite, focus: 'outside' } },
      'ST-CAROUSEL',
    ],
    ['all switched', { type: 'view.entered' }, nothing, 'ST-CAROUSEL'],
    [
      'all switched',
      { type: 'view.left' },
      { state: { ...opposite, view: 'outside' } },
      'ST-CAROUSEL',
    ],
    ['all switched', { type: 'motion.reduced' }, nothing, 'BIZ-8'],
    [
      'all switched',
      { type: 'motion.allowed' },
      { state: { ...opposite, motion: 'allowed' } },
      'BIZ-8',
    ],
  ],
});

/** Each reason to hold the carousel: the state and event of letting go, then those of holding. */
const reasons = [
  ['control', 'playing', 'play.pressed', 'paused', 'pause.pressed'],
  ['pointer', 'away', 'pointer.left', 'over', 'pointer.entered'],
  ['focus', 'outside', 'focus.left', 'inside', 'focus.entered'],
  ['view', 'inside', 'view.entered', 'outside', 'view.left'],
  ['motion', 'allowed', 'motion.allowed', 'reduced', 'motion.reduced'],
] as const;

const snapshotOf = (holds: boolean[]) => {
  const regions = reasons.map(([region, free, , held], index) => [
    region,
    holds[index] ? held : free,
  ]);
  const value = Object.fromEntries(regions) as Value & object;
  return carouselMachine.resolveState({ value, context: {} });
};

const combinations = Array.from({ length: 2 ** reasons.length }, (_, bits) => {
  const holds = reasons.map((_reason, index) => ((bits >> index) & 1) === 1);
  const holders = reasons.filter((_reason, index) => holds[index]).map(([region]) => region);
  return { holds, holders: holders.join(', ') || 'nothing' };
});

describe.each(combinations)('held by $holders', ({ holds }) => {
  test('it moves only if nothing holds it', () => {
    expect(snapshotOf(holds).hasTag('held')).toBe(holds.includes(true));
  });

  test('each reason comes and goes alone', () => {
    for (const [index, [, , release, , hold]] of reasons.entries()) {
      for (const [type, isHeld] of [[release, false] as const, [hold, true] as const]) {
        const [next] = transition(carouselMachine, snapshotOf(holds), { type });
        expect(next.value, type).toEqual(snapshotOf(holds.with(index, isHeld)).value);
      }
    }
  });
});
