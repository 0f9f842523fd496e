import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { errorOf, outputOf } from '../model/actor-events';
import { errorMessage } from '../model/error-message';
import type { LoadedTrace } from '../recorder/read-trace';

/**
 * The source of the steps: the live app (`app`), the workbench (`itself`), a loaded trace by its
 * index, or a trace by its file's name, which need not be loaded yet.
 */
export type SourceName = string | number;

/** The index of a loaded trace, by its index or name; −1 if there is none. */
const indexOf = (traces: readonly LoadedTrace[], source: SourceName) =>
  typeof source === 'number' ? source : traces.findLastIndex(({ name }) => name === source);

/**
 * Where the steps come from. Loaded traces stay available; an unreadable file changes nothing and
 * shows why. The provided `readTrace` rejects with a user-readable error.
 */
export const sourceMachine = setup({
  types: {
    context: {} as {
      traces: readonly LoadedTrace[];
      /** The indexes of the trace that is shown, and of the one it is compared with. */
      shown: number;
      compared: number;
      /** The name of the trace that a link needs. */
      awaited: string;
      problem: string;
    },
    /** Shows steps as they happen. */
    tags: {} as 'live',
    events: {} as
      | { type: 'source.chosen'; source: SourceName }
      | { type: 'file.chosen'; file: File }
      | { type: 'comparison.chosen'; compared: number }
      | { type: 'comparison.ended' },
  },
  actors: {
    readTrace: fromPromise<LoadedTrace, { file: File }>(() =>
      Promise.reject(new Error('no reader')),
    ),
  },
  guards: {
    isApp: ({ event }) => 'source' in event && event.source === 'app',
    isItself: ({ event }) => 'source' in event && event.source === 'itself',
    isLoaded: ({ context, event }) =>
      'source' in event && indexOf(context.traces, event.source) in context.traces,
    isNamed: ({ event }) => 'source' in event && typeof event.source === 'string',
    isTrace: ({ context, event }) => 'compared' in event && event.compared in context.traces,
  },
  actions: {
    showTrace: assign({
      shown: ({ context, event }) => {
        assertEvent(event, 'source.chosen');
        return indexOf(context.traces, event.source);
      },
    }),
    setAwaited: assign({
      awaited: ({ event }) => {
        assertEvent(event, 'source.chosen');
        return String(event.source);
      },
    }),
    setCompared: assign({
      compared: ({ event }) => {
        assertEvent(event, 'comparison.chosen');
        return event.compared;
      },
    }),
    addTrace: assign(({ context, event }) => ({
      traces: [...context.traces, outputOf<LoadedTrace>(event)],
      shown: context.traces.length,
      problem: '',
    })),
    setProblem: assign({ problem: ({ event }) => errorMessage(errorOf(event)) }),
    clearProblem: assign({ problem: '' }),
  },
}).createMachine({
  id: 'source',
  description: 'Which steps are shown and compared, and whether a file is being read.',
  type: 'parallel',
  context: { traces: [], shown: 0, compared: 0, awaited: '', problem: '' },
  states: {
    shown: {
      description: 'The source that is shown.',
      initial: 'live',
      on: {
        'source.chosen': [
          { guard: 'isApp', target: '.live', description: 'The live app was chosen.' },
          { guard: 'isItself', target: '.itself', description: 'The workbench itself was chosen.' },
          {
            guard: 'isLoaded',
            target: '.loaded',
            actions: 'showTrace',
            description: 'A loaded trace was chosen.',
          },
          {
            guard: 'isNamed',
            target: '.awaiting',
            actions: 'setAwaited',
            description: 'A link to a trace that is not loaded.',
          },
        ],
      },
      states: {
        live: { tags: 'live', description: 'The live steps of the app.' },
        awaiting: {
          tags: 'live',
          description: 'The live steps of the app, until the trace that a link names is loaded.',
        },
        itself: { tags: 'live', description: 'The live steps of the workbench’s own machines.' },
        loaded: { description: 'The steps of a loaded trace.' },
      },
    },
    comparison: {
      description: 'Whether these steps are compared with a loaded trace.',
      initial: 'off',
      on: {
        'comparison.chosen': {
          guard: 'isTrace',
          target: '.on',
          actions: 'setCompared',
          description: 'A trace to compare with was chosen.',
        },
      },
      states: {
        off: { description: 'Not compared.' },
        on: {
          description: 'Shows how the trace differs.',
          on: {
            'comparison.ended': { target: 'off', description: 'Stop comparing.' },
            'source.chosen': { target: 'off', description: 'Other steps were chosen.' },
          },
        },
      },
    },
    file: {
      description: 'Whether a file is being read.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No file is being read.',
          on: {
            'file.chosen': { target: 'reading', description: 'A file was chosen.' },
          },
        },
        reading: {
          description: 'The steps of the file are read and judged in slices.',
          invoke: {
            src: 'readTrace',
            id: 'readTrace',
            input: ({ event }) => {
              assertEvent(event, 'file.chosen');
              return { file: event.file };
            },
            onDone: {
              target: ['idle', '#source.shown.loaded', '#source.comparison.off'],
              description: 'The trace was loaded and is shown.',
              actions: 'addTrace',
            },
            onError: {
              target: 'refused',
              description: 'The file is not a trace of these machines.',
              actions: 'setProblem',
            },
          },
        },
        refused: {
          description: 'The last file could not be read; the source is unchanged.',
          on: {
            'file.chosen': {
              target: 'reading',
              actions: 'clearProblem',
              description: 'Another file was chosen.',
            },
            'source.chosen': {
              target: 'idle',
              actions: 'clearProblem',
              description: 'A source was chosen.',
            },
          },
        },
      },
    },
  },
});
