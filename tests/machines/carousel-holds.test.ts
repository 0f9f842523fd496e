import { carouselMachine } from '@machines/carousel.machine';
import { describe, expect, test } from 'vitest';
import { type StateValueFrom, transition } from 'xstate';

type Value = StateValueFrom<typeof carouselMachine>;

/** The reasons to hold the carousel: state and event without the reason, then with it. */
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
  const value = Object.fromEntries([['slides', 'ready'], ...regions]) as Value & object;
  return carouselMachine.resolveState({ value, context: {} });
};

const combinations = Array.from({ length: 2 ** reasons.length }, (_, bits) => {
  const holds = reasons.map((_reason, index) => ((bits >> index) & 1) === 1);
  const holdHandlers = reasons.filter((_reason, index) => holds[index]).map(([region]) => region);
  return { holds, holdHandlers: holdHandlers.join(', ') || 'nothing' };
});

describe.each(combinations)('a carousel held by $holdHandlers (ST-CAROUSEL)', ({ holds }) => {
  test('it moves only without a reason to hold it', () => {
    expect(snapshotOf(holds).hasTag('held')).toBe(holds.includes(true));
  });

  test('reasons start and end independently', () => {
    for (const [index, [, , release, , hold]] of reasons.entries()) {
      for (const [type, isHeld] of [[release, false] as const, [hold, true] as const]) {
        const [next] = transition(carouselMachine, snapshotOf(holds), { type });
        expect(next.value, type).toEqual(snapshotOf(holds.with(index, isHeld)).value);
      }
    }
  });
});
