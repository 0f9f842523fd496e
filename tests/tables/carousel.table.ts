import { carouselMachine } from '@machines/carousel.machine';
import { defineTable, nothing } from './define-table';

const start = {
  slides: 'still',
  control: 'playing',
  pointer: 'away',
  focus: 'outside',
  view: 'outside',
  motion: 'allowed',
} as const;
const opposite = {
  slides: 'ready',
  control: 'paused',
  pointer: 'over',
  focus: 'inside',
  view: 'inside',
  motion: 'reduced',
} as const;

/** What the carousel machine does in every state on every event. */
export const carouselTable = defineTable(carouselMachine, {
  start: { state: start },
  situations: {
    start: { after: [], state: start },
    'all switched': {
      after: [
        { type: 'slides.started' },
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
    ['start', { type: 'slides.started' }, { state: { ...start, slides: 'ready' } }, 'ST-CAROUSEL'],
    ['all switched', { type: 'slides.started' }, nothing, 'ST-CAROUSEL'],
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
