import { assertEvent, assign, raise, setup } from 'xstate';
import type { Box } from '../chart/chart';
import * as pointers from '../chart/pointers';
import { fitView, type Size, type View, type ViewEvent, zoomView } from '../chart/view';

type Context = View & {
  pane: Size;
  chart: Size;
  /** The part of the chart to keep in sight. */
  focus: Box | null;
  pointers: readonly pointers.Pointer[];
};

/** Pan and zoom of a chart: fitted until moved, dragged by one pointer, pinched by two. */
export const viewportMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { chart: Size },
    events: {} as ViewEvent | pointers.PointerEvent,
  },
  guards: {
    isDrag: ({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      return pointers.isDrag(context.pointers, event);
    },
    isDown: ({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      return pointers.isDown(context.pointers, event);
    },
  },
  actions: {
    fitView: assign(({ context }) => fitView(context.chart, context.pane, context.focus)),
    setFocus: assign(({ event }) => {
      assertEvent(event, 'focus.moved');
      return { focus: event.focus };
    }),
    clearFocus: assign({ focus: null }),
    setPane: assign(({ event }) => {
      assertEvent(event, 'pane.resized');
      return { pane: { width: event.width, height: event.height } };
    }),
    setChart: assign(({ event }) => {
      assertEvent(event, 'chart.changed');
      return { chart: { width: event.width, height: event.height } };
    }),
    panView: assign(({ context, event }) => {
      assertEvent(event, 'view.panned');
      return { x: context.x + event.x, y: context.y + event.y };
    }),
    zoomView: assign(({ context, event }) => {
      assertEvent(event, 'view.zoomed');
      return zoomView(context, context.pane, event);
    }),
    addPointer: assign(({ context, event }) => {
      assertEvent(event, 'pointer.pressed');
      return { pointers: pointers.press(context.pointers, event) };
    }),
    setPointer: assign(({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      return { pointers: pointers.move(context.pointers, event) };
    }),
    removePointer: assign(({ context, event }) => {
      assertEvent(event, 'pointer.released');
      return { pointers: pointers.release(context.pointers, event.id) };
    }),
    clearPointers: assign({ pointers: [] }),
    raisePanned: raise(({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      return { type: 'view.panned', ...pointers.dragOf(context.pointers, event) } as const;
    }),
    raiseZoomed: raise(({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      return { type: 'view.zoomed', ...pointers.spreadOf(context.pointers, event) } as const;
    }),
  },
}).createMachine({
  id: 'viewport',
  description: 'Pan and zoom of a chart in its pane.',
  context: ({ input }) => ({
    x: 0,
    y: 0,
    scale: 1,
    pane: { width: 0, height: 0 },
    chart: input.chart,
    focus: null,
    pointers: [],
  }),
  type: 'parallel',
  states: {
    view: {
      description: 'Whether the chart is fitted into its pane.',
      initial: 'fitted',
      on: {
        'chart.changed': {
          target: '.fitted',
          actions: ['setChart', 'clearFocus', 'fitView'],
          description: 'Another chart is shown: fit it.',
        },
        'view.panned': { target: '.moved', actions: 'panView', description: 'Panned.' },
        'view.zoomed': {
          target: '.moved',
          actions: 'zoomView',
          description: 'Zoomed.',
        },
      },
      states: {
        fitted: {
          description: 'Fitted; refits when the pane resizes.',
          on: {
            'pane.resized': {
              actions: ['setPane', 'fitView'],
              description: 'Refits.',
            },
            'focus.moved': {
              actions: ['setFocus', 'fitView'],
              description: 'Keeps the active states in sight.',
            },
          },
        },
        moved: {
          description: 'The reader has panned or zoomed.',
          on: {
            'pane.resized': { actions: 'setPane', description: 'The chart stays in place.' },
            'focus.moved': { actions: 'setFocus', description: 'The chart stays in place.' },
            'view.fitted': {
              target: 'fitted',
              actions: 'fitView',
              description: 'Fit was pressed.',
            },
          },
        },
      },
    },
    gesture: {
      description: 'The gesture of the pointers.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No pointer is down.',
          on: {
            'pointer.pressed': {
              target: 'pressed',
              actions: 'addPointer',
              description: 'A press that can become a drag.',
            },
          },
        },
        pressed: {
          description: 'One pointer is down, within the drag threshold.',
          on: {
            'pointer.moved': {
              guard: 'isDrag',
              target: 'dragging',
              description: 'Moved beyond the threshold.',
            },
            'pointer.pressed': {
              target: 'pinching',
              actions: 'addPointer',
              description: 'A second finger is down.',
            },
            'pointer.released': {
              target: 'idle',
              actions: 'clearPointers',
              description: 'Released without dragging.',
            },
          },
        },
        dragging: {
          description: 'One pointer pans the chart.',
          on: {
            'pointer.moved': {
              guard: 'isDown',
              actions: ['raisePanned', 'setPointer'],
              description: 'Pans with the pointer.',
            },
            'pointer.pressed': {
              target: 'pinching',
              actions: 'addPointer',
              description: 'A second finger is down.',
            },
            'pointer.released': {
              target: 'idle',
              actions: 'clearPointers',
              description: 'Released.',
            },
          },
        },
        pinching: {
          description: 'Two fingers pan and zoom the chart.',
          on: {
            'pointer.moved': {
              guard: 'isDown',
              actions: ['raisePanned', 'raiseZoomed', 'setPointer'],
              description: 'Pans and zooms with both fingers.',
            },
            'pointer.released': {
              target: 'dragging',
              actions: 'removePointer',
              description: 'One finger is left.',
            },
          },
        },
      },
    },
  },
});
