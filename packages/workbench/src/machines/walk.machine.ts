import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { errorMessage } from '../model/error-message';
import type { PathStep } from '../walk/find-path';
import { type Goal, noWalk, type Path, type StepResult, type Walk } from '../walk/walk';

/** How often a path is found in one walk, for an app also does things by itself. */
const mostPlans = 4;

/** What an actor that is done brings. */
const outputOf = <T>(event: object) => (event as { output: T }).output;

const begin = {
  target: 'planning',
  actions: 'beginWalk',
  description: 'The reader wants to go there, from where the app is now.',
} as const;

const fail = {
  target: 'failed',
  actions: 'setProblem',
  description: 'It can’t be done, and the error says why.',
} as const;

const callOff = { target: 'finding', description: 'The reader calls it off.' } as const;

/**
 * The way to a state or transition that was chosen, and walking it. What is done is provided:
 * `findPath` finds the shortest path from where the app is, `openApp` opens it anew, and `takeStep`
 * makes the event of a step happen and resolves when it has; each rejects with an error for the
 * reader's eyes.
 */
export const walkMachine = setup({
  types: {
    context: {} as Walk,
    events: {} as
      | { type: 'goal.chosen'; goal: Goal }
      | { type: 'goal.dropped' }
      | { type: 'app.moved' }
      | { type: 'walk.started' }
      | { type: 'walk.stopped' },
    /** A walk that can be called off. */
    tags: {} as 'underWay',
  },
  actors: {
    findPath: fromPromise<Path, Goal>(() => Promise.reject(new Error('no paths'))),
    openApp: fromPromise<void, Goal>(() => Promise.reject(new Error('no app'))),
    takeStep: fromPromise<StepResult, { goal: Goal; step: PathStep | undefined }>(() =>
      Promise.reject(new Error('no steps')),
    ),
  },
  guards: {
    isThere: ({ event }) => {
      const { steps, isFresh } = outputOf<Path>(event);
      return steps.length === 0 && !isFresh;
    },
    isToBeOpened: ({ context, event }) => outputOf<Path>(event).isFresh && !context.isOpened,
    isStuck: ({ context, event }) => outputOf<Path>(event).isFresh || context.plans >= mostPlans,
    isReached: ({ event }) => outputOf<StepResult>(event) === 'reached',
    hasNextStep: ({ context, event }) =>
      outputOf<StepResult>(event) === 'asPlanned' &&
      context.place + 1 < (context.path?.steps.length ?? 0),
  },
  actions: {
    setGoal: assign(({ event }) => {
      assertEvent(event, 'goal.chosen');
      return { ...noWalk, goal: event.goal };
    }),
    setPath: assign(({ context, event }) => ({
      path: outputOf<Path>(event),
      place: 0,
      plans: context.plans + 1,
      problem: '',
    })),
    setProblem: assign(({ event }) => ({
      problem: errorMessage((event as { error?: unknown }).error),
    })),
    setStrayed: assign({
      problem: 'The app went another way each time, and the goal was not reached.',
    }),
    beginWalk: assign({ plans: 0, isOpened: false, problem: '' }),
    markOpened: assign({ isOpened: true }),
    advance: assign({ place: ({ context }) => context.place + 1 }),
  },
}).createMachine({
  id: 'walk',
  description: 'The shortest path to a part of a chart that was chosen, and walking it.',
  context: noWalk,
  initial: 'idle',
  on: {
    'goal.chosen': {
      target: '.finding',
      actions: 'setGoal',
      description: 'A state or transition was chosen.',
    },
    'goal.dropped': { target: '.idle', description: 'It was let go.' },
  },
  states: {
    idle: { description: 'Nothing to reach is chosen.' },
    finding: {
      description: 'The shortest path is looked for.',
      invoke: {
        src: 'findPath',
        id: 'findPath',
        input: ({ context }) => context.goal,
        onDone: { target: 'found', actions: 'setPath', description: 'A path was found.' },
        onError: {
          target: 'unreachable',
          actions: 'setProblem',
          description: 'No path leads there.',
        },
      },
      on: {
        'walk.started': begin,
        'app.moved': { target: 'finding', reenter: true, description: 'The way changes again.' },
      },
    },
    found: {
      description: 'The path shows; it has no steps where the app is there already.',
      on: {
        'walk.started': begin,
        'app.moved': { target: 'finding', description: 'The way is another one now.' },
      },
    },
    unreachable: {
      description: 'No path leads there, and the reader knows why.',
      on: {
        'app.moved': { target: 'finding', description: 'From here there may be one.' },
      },
    },
    planning: {
      tags: 'underWay',
      description: 'The path from where the app is now is looked for.',
      invoke: {
        src: 'findPath',
        id: 'planPath',
        input: ({ context }) => context.goal,
        onDone: [
          { guard: 'isThere', target: 'arrived', description: 'The app is there.' },
          {
            guard: 'isToBeOpened',
            target: 'opening',
            actions: 'setPath',
            description: 'The path begins on another page.',
          },
          {
            guard: 'isStuck',
            target: 'failed',
            actions: 'setStrayed',
            description: 'It was tried often enough.',
          },
          { target: 'walking', actions: 'setPath', description: 'The path begins here.' },
        ],
        onError: fail,
      },
      on: { 'walk.stopped': callOff },
    },
    opening: {
      tags: 'underWay',
      description: 'The app is opened where the path begins.',
      invoke: {
        src: 'openApp',
        id: 'openApp',
        input: ({ context }) => context.goal,
        onDone: { target: 'planning', actions: 'markOpened', description: 'It runs.' },
        onError: fail,
      },
      on: { 'walk.stopped': callOff },
    },
    walking: {
      tags: 'underWay',
      description: 'A step of the path is taken, or waited for.',
      invoke: {
        src: 'takeStep',
        id: 'takeStep',
        input: ({ context: { goal, path, place } }) => ({ goal, step: path?.steps[place] }),
        onDone: [
          { guard: 'isReached', target: 'arrived', description: 'The goal is reached.' },
          {
            guard: 'hasNextStep',
            target: 'walking',
            reenter: true,
            actions: 'advance',
            description: 'The next step.',
          },
          { target: 'planning', description: 'The app went another way: find the path again.' },
        ],
        onError: fail,
      },
      on: { 'walk.stopped': callOff },
    },
    arrived: {
      description: 'The goal was reached.',
      on: { 'walk.started': begin },
    },
    failed: {
      description: 'The walk could not go on, and the reader knows why.',
      on: { 'walk.started': begin },
    },
  },
});
