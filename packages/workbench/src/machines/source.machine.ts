import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { JudgedStep } from '../judge/judge';
import { errorMessage } from '../model/error-message';
import type { ActorInfo } from '../model/trace';

/** A trace from a file. */
export type LoadedTrace = {
  name: string;
  steps: readonly JudgedStep[];
  actors: readonly ActorInfo[];
  /** What should be known of it, such as that it is of another build. */
  notice: string;
  /** Its name alone, so that whoever records this machine does not copy all steps. */
  toJSON: () => string;
};

/** What is looked at: the app as it runs, this workbench itself, or a loaded trace by its place. */
export type SourceName = 'app' | 'itself' | number;

/**
 * Where the steps come from. Loaded traces stay at hand; a file that cannot be read leaves all as
 * it was and says why. `readTrace` is provided: it rejects with an error for the reader's eyes.
 */
export const sourceMachine = setup({
  types: {
    context: {} as {
      traces: readonly LoadedTrace[];
      /** The place of the loaded trace that shows, and of the one that it is compared with. */
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
    isOther: ({ context, event }) =>
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
    forgetProblem: assign({ problem: '' }),
  },
}).createMachine({
  id: 'source',
  description: 'Which steps are looked at, and whether a file is being read.',
  type: 'parallel',
  context: { traces: [], shown: 0, compared: 0, problem: '' },
  states: {
    shown: {
      description: 'What shows.',
      initial: 'live',
      on: {
        'source.chosen': [
          { guard: 'isApp', target: '.live', description: 'The app as it runs was chosen.' },
          { guard: 'isItself', target: '.itself', description: 'This workbench was chosen.' },
          {
            guard: 'isLoaded',
            target: '.loaded',
            actions: 'showTrace',
            description: 'A loaded trace was chosen.',
          },
        ],
      },
      states: {
        live: { description: 'The steps of the app, as they come.' },
        itself: { description: 'The steps of the workbench’s own machines, as they come.' },
        loaded: {
          description: 'The steps of a trace.',
          on: {
            'comparison.chosen': {
              guard: 'isOther',
              target: 'comparing',
              actions: 'chooseComparison',
              description: 'Another trace to compare with was chosen.',
            },
          },
        },
        comparing: {
          description: 'The steps of a trace, and how another one differs from them.',
          on: {
            'comparison.chosen': {
              guard: 'isOther',
              actions: 'chooseComparison',
              description: 'Yet another trace to compare with was chosen.',
            },
            'comparison.ended': { target: 'loaded', description: 'The one trace alone.' },
          },
        },
      },
    },
    file: {
      description: 'Whether a file is being read.',
      initial: 'idle',
      states: {
        idle: {
          description: 'None is.',
          on: {
            'file.chosen': { target: 'reading', description: 'A file was chosen.' },
          },
        },
        reading: {
          description: 'Its steps are read and judged, a few at a time.',
          invoke: {
            src: 'readTrace',
            id: 'readTrace',
            input: ({ event }) => {
              assertEvent(event, 'file.chosen');
              return { file: event.file };
            },
            onDone: {
              target: ['idle', '#source.shown.loaded'],
              description: 'The trace is there, and shows.',
              actions: assign(({ context, event }) => ({
                traces: [...context.traces, event.output],
                shown: context.traces.length,
                problem: '',
              })),
            },
            onError: {
              target: 'refused',
              description: 'The file is no trace of these machines.',
              actions: assign({
                problem: ({ event: { error } }) => errorMessage(error),
              }),
            },
          },
        },
        refused: {
          description: 'The last file could not be read; what showed still does.',
          on: {
            'file.chosen': {
              target: 'reading',
              actions: 'forgetProblem',
              description: 'Another file was chosen.',
            },
            'source.chosen': {
              target: 'idle',
              actions: 'forgetProblem',
              description: 'Something else was chosen.',
            },
          },
        },
      },
    },
  },
});
