import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { JudgedStep } from '../judge/judge';
import { errorOf, outputOf } from '../model/actor-events';
import { errorMessage } from '../model/error-message';
import type { ActorInfo } from '../model/trace';

/** A trace from a file. */
export type LoadedTrace = {
  name: string;
  steps: readonly JudgedStep[];
  actors: readonly ActorInfo[];
  /** A warning, such as that it is from another build. */
  notice: string;
  /** Its name, so that recording this machine does not copy all steps. */
  toJSON: () => string;
};

/** The source of the steps: the live app, the workbench itself, or a loaded trace by its index. */
export type SourceName = 'app' | 'itself' | number;

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
      problem: string;
    },
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
      'source' in event && typeof event.source === 'number' && event.source in context.traces,
    isTrace: ({ context, event }) => 'compared' in event && event.compared in context.traces,
    isOtherTrace: ({ context, event }) =>
      'compared' in event && event.compared in context.traces && event.compared !== context.shown,
  },
  actions: {
    showTrace: assign({
      shown: ({ event }) => {
        assertEvent(event, 'source.chosen');
        return Number(event.source);
      },
    }),
    chooseComparison: assign({
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
  description: 'Which steps are shown, and whether a file is being read.',
  type: 'parallel',
  context: { traces: [], shown: 0, compared: 0, problem: '' },
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
        ],
      },
      states: {
        live: {
          description: 'The live steps of the app.',
          on: {
            'comparison.chosen': {
              guard: 'isTrace',
              target: 'comparingLive',
              actions: 'chooseComparison',
              description: 'A trace to compare with was chosen.',
            },
          },
        },
        comparingLive: {
          description: 'The live steps of the app, and how a trace differs.',
          on: {
            'comparison.chosen': {
              guard: 'isTrace',
              actions: 'chooseComparison',
              description: 'Another trace to compare with was chosen.',
            },
            'comparison.ended': { target: 'live', description: 'Stop comparing.' },
          },
        },
        itself: { description: 'The live steps of the workbench’s own machines.' },
        loaded: {
          description: 'The steps of a loaded trace.',
          on: {
            'comparison.chosen': {
              guard: 'isOtherTrace',
              target: 'comparing',
              actions: 'chooseComparison',
              description: 'A trace to compare with was chosen.',
            },
          },
        },
        comparing: {
          description: 'The steps of a loaded trace, and how another trace differs.',
          on: {
            'comparison.chosen': {
              guard: 'isOtherTrace',
              actions: 'chooseComparison',
              description: 'Another trace to compare with was chosen.',
            },
            'comparison.ended': { target: 'loaded', description: 'Stop comparing.' },
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
              target: ['idle', '#source.shown.loaded'],
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
