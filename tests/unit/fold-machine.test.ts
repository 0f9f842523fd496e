import { findParts } from '@workbench/chart/find-parts';
import { foldMachine, foldsAtFirst } from '@workbench/chart/fold-machine';
import { foldMarks } from '@workbench/chart/fold-marks';
import { nodesOf } from '@workbench/model/state-nodes';
import { transitionId, transitionsOf } from '@workbench/model/transition-id';
import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { findFlaws } from '../../packages/workbench/src/layout/flaws';
import { layOut } from '../../packages/workbench/src/layout/lay-out';
import { findLineFlaws } from '../../packages/workbench/src/layout/line-flaws';
import { plainMachine } from '../../packages/workbench/src/model/plain-machine';

const player = createMachine({
  id: 'player',
  initial: 'stopped',
  on: { reset: '.stopped' },
  states: {
    stopped: { on: { played: 'open' } },
    open: {
      initial: 'playing',
      on: { ejected: 'stopped', muted: {} },
      states: {
        playing: {
          initial: 'slow',
          on: { paused: 'paused' },
          states: {
            slow: { on: { faster: 'fast', stopped: '#player.stopped' } },
            fast: { on: { slower: 'slow', stopped: '#player.stopped' } },
          },
        },
        paused: { on: { played: 'playing', closed: '#player.stopped' } },
      },
    },
  },
});

const fold = (...ids: string[]) => foldMachine(player, { folded: new Set(ids), region: '' });
const only = (region: string) => foldMachine(player, { folded: new Set(), region });

/** The drawn states, and the drawn transitions with their targets. */
const drawnOf = ({ machine }: { machine: AnyStateMachine }) => ({
  states: nodesOf(machine).map(({ id }) => id),
  transitions: nodesOf(machine).flatMap((node) =>
    transitionsOf(node).map(
      (one) =>
        `${transitionId(one)} → ${((one.target ?? []) as readonly { id: string }[]).map(({ id }) => id)}`,
    ),
  ),
});

describe('a folded machine', () => {
  it('is the machine itself if nothing is folded, or what is folded is not there', () => {
    expect(fold().machine).toBe(player);
    expect(fold('player.gone', 'player.stopped').machine).toBe(player);
    expect(only('player.gone').machine).toBe(player);
  });

  it('has a folded state without those in it, and what leads out of it once', () => {
    expect(drawnOf(fold('player.open'))).toEqual({
      states: ['player', 'player.stopped', 'player.open'],
      transitions: [
        'player#reset#0 → player.stopped',
        'player.stopped#played#0 → player.open',
        'player.open#ejected#0 → player.stopped',
        'player.open#muted#0 → ',
        'player.open#stopped#0 → player.stopped',
        'player.open#closed#0 → player.stopped',
      ],
    });
  });

  it('folds a state inside another, and both', () => {
    const inner = drawnOf(fold('player.open.playing'));
    expect(inner.states).toEqual([
      'player',
      'player.stopped',
      'player.open',
      'player.open.playing',
      'player.open.paused',
    ]);
    expect(inner.transitions).toContain('player.open.playing#stopped#0 → player.stopped');
    expect(drawnOf(fold('player.open', 'player.open.playing'))).toEqual(
      drawnOf(fold('player.open')),
    );
  });

  it('marks what is folded by what is drawn for it', () => {
    const folded = fold('player.open');
    const marks = foldMarks(
      {
        active: new Set(['player', 'player.open', 'player.open.paused']),
        lit: new Set(['player.open.playing.fast#stopped#0', 'player.open.paused#played#0']),
        selected: 'player.open.playing.slow#stopped#0',
        coverage: new Map([
          ['player.open.playing.slow#stopped#0', 2],
          ['player.open.playing.fast#stopped#0', 3],
          ['player.open', 1],
        ]),
      },
      folded,
    );
    expect(marks.active?.has('player.open')).toBe(true);
    expect(marks.lit).toEqual(new Set(['player.open#stopped#0', 'player.open']));
    expect(marks.selected).toBe('player.open#stopped#0');
    expect(marks.coverage?.get('player.open#stopped#0')).toBe(5);
    expect(marks.coverage?.get('player.open')).toBe(1);
    expect(folded.origins.get('player.open#stopped#0')).toBe('player.open.playing.slow#stopped#0');
  });

  it('of a region has signs of where its transitions lead', () => {
    const region = only('player.open.playing');
    expect(drawnOf(region).states).toEqual([
      'player.open.playing',
      'player.open.playing.slow',
      'player.open.playing.fast',
      'player.open.paused',
      'player.stopped',
    ]);
    expect(drawnOf(region).transitions).toContain(
      'player.open.playing.slow#stopped#0 → player.stopped',
    );
    expect(nodesOf(region.machine).at(-1)?.key).toMatch(/stopped$/);
  });

  it.each([
    ['folded', fold('player.open')],
    ['folded inside', fold('player.open.playing')],
    ['of a region', only('player.open')],
    ['of a region inside', only('player.open.playing')],
  ])('%s can be drawn, by a worker too, with nothing over anything', async (_, { machine }) => {
    const plain = structuredClone(plainMachine(machine));
    const charts = layOut(plain, {
      elk: new ELK(),
      measure: (text) => text.length * 6.5,
      patience: 30_000,
    });
    let last: Parameters<typeof findFlaws>[0] | undefined;
    for await (const chart of charts) last = chart;
    expect(last?.states.map(({ id }) => id)).toEqual(drawnOf({ machine }).states);
    const slight = last ? findLineFlaws(last) : [];
    expect(last && findFlaws(last).filter((flaw) => !slight.includes(flaw))).toEqual([]);
  });
});

describe('a large machine', () => {
  const leaves = (count: number, prefix: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, {}]));
  const large = createMachine({
    id: 'large',
    initial: 'a0',
    states: Object.fromEntries(
      ['a', 'b', 'c'].flatMap((name) =>
        Array.from({ length: 5 }, (_, at) => [
          `${name}${at}`,
          { initial: `${name}0`, states: leaves(20, name) },
        ]),
      ),
    ),
  });

  it('begins with as few states as can be read, of which more can be unfolded', () => {
    const folded = foldsAtFirst(large);
    expect(nodesOf(foldMachine(large, { folded, region: '' }).machine).length).toBeLessThan(50);
    const [first] = folded;
    folded.delete(first as string);
    expect(nodesOf(foldMachine(large, { folded, region: '' }).machine).length).toBeGreaterThan(30);
    expect(foldsAtFirst(player).size).toBe(0);
  });
});

describe('parts', () => {
  const names = (text: string) =>
    findParts(player, text).map(({ name, about }) => `${name} (${about})`);

  it('are found by a part of their name, in any case, the most alike first', () => {
    expect(names('PAUSED')).toEqual(['open.paused (state)', 'paused (open.playing → open.paused)']);
    expect(names('stop')[0]).toBe('stopped (state)');
    expect(names('ster')).toEqual(['faster (open.playing.slow → open.playing.fast)']);
  });

  it('are none without a name, and of one that does not exist', () => {
    expect(names(' ')).toEqual([]);
    expect(names('gone')).toEqual([]);
  });
});
