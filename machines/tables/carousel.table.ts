import { carouselMachine } from '@machines/carousel.machine';
import { defineTable } from './define-table';

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
  samples: {
    events: [
      { type: 'slides.started' },
      { type: 'pause.pressed' },
      { type: 'play.pressed' },
      { type: 'pointer.entered' },
      { type: 'pointer.left' },
      { type: 'focus.entered' },
      { type: 'focus.left' },
      { type: 'view.entered' },
      { type: 'view.left' },
      { type: 'motion.reduced' },
      { type: 'motion.allowed' },
    ],
  },
  start: {
    state: start,
    actions: ['start earlyHold', 'start motion', 'start view', 'start slides'],
  },
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
    ['start', { type: 'slides.started' }, { state: { ...start, slides: 'ready' } }],
    ['start', { type: 'pause.pressed' }, { state: { ...start, control: 'paused' } }],
    ['start', { type: 'pointer.entered' }, { state: { ...start, pointer: 'over' } }],
    ['start', { type: 'focus.entered' }, { state: { ...start, focus: 'inside' } }],
    ['start', { type: 'view.entered' }, { state: { ...start, view: 'inside' } }],
    ['start', { type: 'motion.reduced' }, { state: { ...start, motion: 'reduced' } }],
    ['all switched', { type: 'play.pressed' }, { state: { ...opposite, control: 'playing' } }],
    ['all switched', { type: 'pointer.left' }, { state: { ...opposite, pointer: 'away' } }],
    ['all switched', { type: 'focus.left' }, { state: { ...opposite, focus: 'outside' } }],
    ['all switched', { type: 'view.left' }, { state: { ...opposite, view: 'outside' } }],
    ['all switched', { type: 'motion.allowed' }, { state: { ...opposite, motion: 'allowed' } }],
  ],
});
