import { assertEvent, assign, raise, setup } from 'xstate';
import * as pointers from './pointers';
import { fitView, type Size, type View, type ViewEvent, zoomView } from './view';

type Context = View & { pane: Size; chart: Size; pointers: readonly pointers.Pointer[] };

/**
 * Which part of a chart shows in its pane: all of it, in its middle, until it is moved. Pointers
 * drag it, two of them enlarge it; px are the pane's.
 */
export const viewportMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { chart: Size },
    events: {} as ViewEvent | pointers.PointerEvent,
  },
  guards: {
    hasLeft: ({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      return pointers.hasLeft(context.pointers, event);
    },
    isHeld: ({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      return pointers.isDown(context.pointers, event);
    },
  },
  actions: {
    fit: assign(({ context }) => fitView(context.chart, context.pane)),
    setPane: assign(({ event }) => {
      assertEvent(event, 'pane.resized');
      return { pane: { width: event.width, height: event.height } };
    }),
    setChart: assign(({ event }) => {
      assertEvent(event, 'chart.changed');
      return { chart: { width: event.width, height: event.height } };
    }),
    pan: assign(({ context, event }) => {
      assertEvent(event, 'view.panned');
      return { x: context.x + event.x, y: context.y + event.y };
    }),
    zoom: assign(({ context, event }) => {
      assertEvent(event, 'view.zoomed');
      return zoomView(context, context.pane, event);
    }),
    addPointer: assign(({ context, event }) => {
      assertEvent(event, 'pointer.pressed');
      return { pointers: pointers.press(context.pointers, event) };
    }),
    movePointer: assign(({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      return { pointers: pointers.move(context.pointers, event) };
    }),
    dropPointer: assign(({ context, event }) => {
      assertEvent(event, 'pointer.released');
      return { pointers: pointers.release(context.pointers, event.id) };
    }),
    dropPointers: assign({ pointers: [] }),
    dragView: raise(({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      return { type: 'view.panned', ...pointers.dragOf(context.pointers, event) } as const;
    }),
    spreadView: raise(({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      return { type: 'view.zoomed', ...pointers.spreadOf(context.pointers, event) } as const;
    }),
  },
}).createMachine({
  id: 'viewport',
  description: 'Which part of a chart shows in its pane.',
  context: ({ input }) => ({
    x: 0,
    y: 0,
    scale: 1,
    pane: { width: 0, height: 0 },
    chart: input.chart,
    pointers: [],
  }),
  type: 'parallel',
  states: {
    view: {
      description: 'Whether all of the chart shows, or what the reader looks at.',
      initial: 'fitted',
      on: {
        'chart.changed': {
          target: '.fitted',
          actions: ['setChart', 'fit'],
          description: 'Another chart shows, all of it.',
        },
        'view.panned': { target: '.moved', actions: 'pan', description: 'The chart was moved.' },
        'view.zoomed': {
          target: '.moved',
          actions: 'zoom',
          description: 'The chart was enlarged or reduced.',
        },
      },
      states: {
        fitted: {
          description: 'All of the chart shows, and goes on to when the pane changes.',
          on: {
            'pane.resized': {
              actions: ['setPane', 'fit'],
              description: 'The chart takes up the new pane.',
            },
          },
        },
        moved: {
          description: 'The chart stands as the reader left it.',
          on: {
            'pane.resized': { actions: 'setPane', description: 'The chart stays where it is.' },
            'view.fitted': {
              target: 'fitted',
              actions: 'fit',
              description: 'All of the chart is to show again.',
            },
          },
        },
      },
    },
    gesture: {
      description: 'What pointers do to the chart.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No pointer is down.',
          on: {
            'pointer.pressed': {
              target: 'pressed',
              actions: 'addPointer',
              description: 'A press that may become a drag.',
            },
          },
        },
        pressed: {
          description: 'One pointer is down and has not moved.',
          on: {
            'pointer.moved': {
              guard: 'hasLeft',
              target: 'dragging',
              description: 'It moves: a drag.',
            },
            'pointer.pressed': {
              target: 'pinching',
              actions: 'addPointer',
              description: 'A second finger came down.',
            },
            'pointer.released': {
              target: 'idle',
              actions: 'dropPointers',
              description: 'A press, and no more.',
            },
          },
        },
        dragging: {
          description: 'One pointer moves the chart.',
          on: {
            'pointer.moved': {
              guard: 'isHeld',
              actions: ['dragView', 'movePointer'],
              description: 'The chart goes with the pointer.',
            },
            'pointer.pressed': {
              target: 'pinching',
              actions: 'addPointer',
              description: 'A second finger came down.',
            },
            'pointer.released': {
              target: 'idle',
              actions: 'dropPointers',
              description: 'The chart was let go.',
            },
          },
        },
        pinching: {
          description: 'Two fingers move and enlarge the chart.',
          on: {
            'pointer.moved': {
              guard: 'isHeld',
              actions: ['dragView', 'spreadView', 'movePointer'],
              description: 'The chart goes with both fingers.',
            },
            'pointer.released': {
              target: 'dragging',
              actions: 'dropPointer',
              description: 'One finger is left.',
            },
          },
        },
      },
    },
  },
});
