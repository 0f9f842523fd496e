import { carouselMachine } from '@machines/carousel.machine';
import { slideShowMachine } from '@machines/slide-show.machine';
import { defineTable, nothing } from './define-table';

const held = { type: 'show.held' as const };
const released = { type: 'show.released' as const };
const next = { type: 'next.pressed' as const };
const previous = { type: 'previous.pressed' as const };
const shown = (index: number) => ({ type: 'slide.shown' as const, index });
const elapsed = { type: 'xstate.after.slideDuration.slideShow.running' as const };

const heldAt = (index: number) => ({ state: 'held' as const, context: { index, count: 3 } });
const runningAt = (index: number) => ({ state: 'running' as const, context: { index, count: 3 } });

const machine = slideShowMachine.provide({ actors: { hold: carouselMachine } });

/** What the slide show machine does in every state on every event. */
export const slideShowTable = defineTable(machine, {
  input: { count: 3 },
  samples: { events: [held, released, next, previous, shown(2), shown(1), elapsed] },
  start: { ...heldAt(0), actions: ['start hold'] },
  situations: {
    'held at the first': { after: [], ...heldAt(0) },
    'held at the last': { after: [previous], ...heldAt(2) },
    'running at the first': { after: [released], ...runningAt(0) },
    'running at the last': { after: [released, elapsed, elapsed], ...runningAt(2) },
  },
  rows: [
    ['held at the first', next, heldAt(1)],
    ['held at the first', previous, heldAt(2)],
    ['held at the first', shown(1), heldAt(1)],
    ['held at the first', shown(0), nothing],
    ['held at the first', released, { ...runningAt(0), actions: ['wait 3000 ms'] }],
    ['held at the last', next, heldAt(0)],
    ['held at the last', previous, heldAt(1)],
    ['running at the first', next, runningAt(1)],
    ['running at the first', previous, runningAt(2)],
    ['running at the first', shown(2), runningAt(2)],
    ['running at the first', shown(0), nothing],
    ['running at the first', held, { ...heldAt(0), actions: ['stop waiting'] }],
    [
      'running at the first',
      elapsed,
      { ...runningAt(1), actions: ['stop waiting', 'wait 3000 ms'] },
    ],
    [
      'running at the last',
      elapsed,
      { ...runningAt(0), actions: ['stop waiting', 'wait 3000 ms'] },
    ],
    ['running at the last', next, runningAt(0)],
  ],
});
