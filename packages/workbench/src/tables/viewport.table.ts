import type { Pointer } from '../chart/pointers';
import { defineTable, nothing } from '../judge/table';
import { viewportMachine } from '../machines/viewport.machine';

const chart = { width: 600, height: 400 };
const pane = { width: 608, height: 408 };
const half = { width: 308, height: 208 };
const twice = { width: 1200, height: 800 };
/** A chart that is too large for its pane at a size that can be read. */
const small = { x: 4, y: 4, scale: 11 / 12 };

const resized = (size: typeof pane) => ({ type: 'pane.resized' as const, ...size });
const changed = { type: 'chart.changed' as const, ...twice };
const panned = { type: 'view.panned' as const, x: 10, y: -5 };
const zoomed = { type: 'view.zoomed' as const, factor: 2, x: 104, y: 54 };
const fitted = { type: 'view.fitted' as const };
const right = { x: 500, y: 10, width: 90, height: 30 };
const focused = { type: 'focus.moved' as const, focus: right };
const pressed = (at: Pointer) => ({ type: 'pointer.pressed' as const, ...at });
const moved = (at: Pointer) => ({ type: 'pointer.moved' as const, ...at });
const released = (id: number) => ({ type: 'pointer.released' as const, id });

const [one, two] = [
  { id: 1, x: 104, y: 104 },
  { id: 2, x: 204, y: 104 },
];

type ViewState = 'fitted' | 'moved';
type Gesture = 'idle' | 'pressed' | 'dragging' | 'pinching';
const fit = {
  ...{ x: 4, y: 4, scale: 1, pane, chart },
  focus: null as typeof right | null,
  pointers: [] as Pointer[],
};
const inState = (view: ViewState, gesture: Gesture, context: Partial<typeof fit> = {}) => ({
  state: { view, gesture },
  context: { ...fit, ...context },
});

/** Rows for the events of the view, during any gesture. */
const viewRows = <Name extends string>(given: Name, gesture: Gesture, pointers: Pointer[]) =>
  [
    [given, resized(half), inState('fitted', gesture, { ...small, pane: half, pointers })],
    [given, changed, inState('fitted', gesture, { ...small, chart: twice, pointers })],
    [given, panned, inState('moved', gesture, { x: 14, y: -1, pointers })],
    [given, zoomed, inState('moved', gesture, { x: -96, y: -46, scale: 2, pointers })],
    [given, fitted, nothing],
    [given, focused, inState('fitted', gesture, { focus: right, pointers })],
  ] as const;

const start = [resized(pane)];

/** Transition table of the viewport. */
export const viewportTable = defineTable(viewportMachine, {
  input: { chart },
  start: inState('fitted', 'idle', { x: 0, y: 0, pane: { width: 0, height: 0 } }),
  situations: {
    fitted: { after: start, ...inState('fitted', 'idle') },
    beyond: { after: [resized(half)], ...inState('fitted', 'idle', { ...small, pane: half }) },
    'beyond, focused': {
      after: [resized(half), focused],
      ...inState('fitted', 'idle', {
        ...small,
        x: 304 - 590 * (11 / 12),
        pane: half,
        focus: right,
      }),
    },
    moved: { after: [...start, panned], ...inState('moved', 'idle', { x: 14, y: -1 }) },
    pressed: {
      after: [...start, pressed(one)],
      ...inState('fitted', 'pressed', { pointers: [one] }),
    },
    dragging: {
      after: [...start, pressed(one), moved({ ...one, x: 110 })],
      ...inState('fitted', 'dragging', { pointers: [one] }),
    },
    pinching: {
      after: [...start, pressed(one), pressed(two)],
      ...inState('fitted', 'pinching', { pointers: [one, two] }),
    },
    'moved, dragging': {
      after: [...start, panned, pressed(one), moved({ ...one, x: 110 })],
      ...inState('moved', 'dragging', { x: 14, y: -1, pointers: [one] }),
    },
    'moved, pinching': {
      after: [...start, panned, pressed(one), pressed(two)],
      ...inState('moved', 'pinching', { x: 14, y: -1, pointers: [one, two] }),
    },
  },
  rows: [
    ...viewRows('fitted', 'idle', []),
    ['fitted', pressed(one), inState('fitted', 'pressed', { pointers: [one] })],
    ['fitted', moved(one), nothing],
    ['fitted', released(1), nothing],
    ['moved', resized(half), inState('moved', 'idle', { x: 14, y: -1, pane: half })],
    ['moved', changed, inState('fitted', 'idle', { ...small, chart: twice })],
    ['moved', panned, inState('moved', 'idle', { x: 24, y: -6 })],
    ['moved', zoomed, inState('moved', 'idle', { x: -76, y: -56, scale: 2 })],
    ['moved', fitted, inState('fitted', 'idle')],
    ['moved', focused, inState('moved', 'idle', { x: 14, y: -1, focus: right })],
    [
      'beyond',
      focused,
      inState('fitted', 'idle', {
        ...{ ...small, x: 304 - 590 * (11 / 12), pane: half },
        focus: right,
      }),
    ],
    ['beyond, focused', changed, inState('fitted', 'idle', { ...small, pane: half, chart: twice })],
    ['moved', pressed(one), inState('moved', 'pressed', { x: 14, y: -1, pointers: [one] })],
    ['moved', moved(one), nothing],
    ['moved', released(1), nothing],
    ...viewRows('pressed', 'pressed', [one]),
    ['pressed', pressed(two), inState('fitted', 'pinching', { pointers: [one, two] })],
    ['pressed', moved({ ...one, x: 107 }), nothing],
    ['pressed', moved({ ...two, id: 3 }), nothing],
    ['pressed', moved({ ...one, x: 110 }), inState('fitted', 'dragging', { pointers: [one] })],
    ['pressed', released(1), inState('fitted', 'idle')],
    ...viewRows('dragging', 'dragging', [one]),
    ['dragging', pressed(two), inState('fitted', 'pinching', { pointers: [one, two] })],
    ['dragging', moved(two), nothing],
    [
      'dragging',
      moved({ id: 1, x: 134, y: 94 }),
      {
        ...inState('moved', 'dragging', { x: 34, y: -6, pointers: [{ id: 1, x: 134, y: 94 }] }),
        actions: ['raise view.panned {"x":30,"y":-10}'],
      },
    ],
    ['dragging', released(1), inState('fitted', 'idle')],
    ...viewRows('pinching', 'pinching', [one, two]),
    ['pinching', pressed({ ...one, id: 3 }), nothing],
    ['pinching', moved({ ...one, id: 3 }), nothing],
    [
      'pinching',
      moved({ ...two, x: 304 }),
      {
        ...inState('moved', 'pinching', {
          ...{ x: -96, y: -96, scale: 2 },
          pointers: [one, { ...two, x: 304 }],
        }),
        actions: [
          'raise view.panned {"x":50,"y":0}',
          'raise view.zoomed {"factor":2,"x":204,"y":104}',
        ],
      },
    ],
    ['pinching', released(1), inState('fitted', 'dragging', { pointers: [two] })],
    ['moved, dragging', moved(two), nothing],
    [
      'moved, dragging',
      moved({ id: 1, x: 134, y: 94 }),
      {
        ...inState('moved', 'dragging', { x: 44, y: -11, pointers: [{ id: 1, x: 134, y: 94 }] }),
        actions: ['raise view.panned {"x":30,"y":-10}'],
      },
    ],
    ['moved, dragging', released(1), inState('moved', 'idle', { x: 14, y: -1 })],
    ['moved, pinching', moved({ ...one, id: 3 }), nothing],
    [
      'moved, pinching',
      moved({ ...two, x: 304 }),
      {
        ...inState('moved', 'pinching', {
          ...{ x: -76, y: -106, scale: 2 },
          pointers: [one, { ...two, x: 304 }],
        }),
        actions: [
          'raise view.panned {"x":50,"y":0}',
          'raise view.zoomed {"factor":2,"x":204,"y":104}',
        ],
      },
    ],
    [
      'moved, pinching',
      released(1),
      inState('moved', 'dragging', { x: 14, y: -1, pointers: [two] }),
    ],
  ],
});
