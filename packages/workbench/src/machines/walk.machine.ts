import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { errorOf, outputOf } from '../model/actor-events';
import { errorMessage } from '../model/error-message';
import type { PathStep } from '../walk/find-path';
import { type Goal, initialWalk, type Path, type StepResult, type Walk } from '../walk/walk';

/** Maximum number of paths per walk, since the app can also change on its own. */
const maxPlans = 4;

const isEmpty = ({ steps, isFromStart }: Path) => steps.length === 0 && !isFromStart;

/**
 * Finds the shortest path to a chosen state or transition, and walks it. Provided are `findPath`,
 * from where the app is now; `openApp`; and `takeStep`, which triggers a step's event and resolves
 * to its outcome. Each rejects with a user-readable error.
 */
export const walkMachine = setup({
  types: {
    context: {} as Walk,
    events: {} as
      | { type: 'goal.chosen'; goal: Goal }
      | { type: 'goal.dropped' }
      | { type: 'app.changed' }
      | { type: 'walk.started' }
      | { type: 'walk.stopped' },
    /** A walk in progress. */
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
    isElsewhere: ({ context }) => !context.path || !isEmpty(context.path),
    isThere: ({ event }) => isEmpty(outputOf<Path>(event)),
    canOpen: ({ context, event }) => outputOf<Path>(event).isFromStart && !context.isOpened,
    isStuck: ({ context, event }) => outputOf<Path>(event).isFromStart || context.plans >= maxPlans,
    isReached: ({ event }) => outputOf<StepResult>(event) === 'reached',
    hasNextStep: ({ context: { index, path }, event }) =>
      outputOf<StepResult>(event) === 'asPlanned' && index + 1 < (path?.steps.length ?? 0),
  },
  actions: {
    setGoal: assign(({ event }) => {
      assertEvent(event, 'goal.chosen');
      return { ...initialWalk, goal: event.goal };
    }),
    setPath: assign(({ context, event }) => ({
      path: outputOf<Path>(event),
      index: 0,
      plans: context.plans + 1,
      problem: '',
    })),
    setProblem: assign({ problem: ({ event }) => errorMessage(errorOf(event)) }),
    setDiverged: assign({
      problem: 'The app kept taking a different path; the goal was not reached.',
    }),
    setOpened: assign({ isOpened: true }),
    clearAttempts: assign({ plans: 0, isOpened: false, problem: '' }),
    advance: assign({ index: ({ context }) => context.index + 1 }),
  },
}).createMachine({
  id: 'walk',
  description: 'Finds the shortest path to a chosen part of a chart, and walks it.',
  context: () => initialWalk,
  initial: 'idle',
  on: {
    'goal.chosen': {
      target: '.finding',
      actions: 'setGoal',
      description: 'A state or transition was chosen.',
    },
    'goal.dropped': { target: '.idle', description: 'The goal was deselected.' },
  },
  states: {
    idle: { description: 'No goal.' },
    finding: {
      description: 'Searching for the shortest path.',
      invoke: {
        src: 'findPath',
        id: 'findPath',
        input: ({ context }) => context.goal,
        onDone: { target: 'found', actions: 'setPath', description: 'A path was found.' },
        onError: { target: 'unreachable', actions: 'setProblem', description: 'No path found.' },
      },
      on: {
        'walk.started': {
          guard: 'isElsewhere',
          target: 'planning',
          actions: 'clearAttempts',
          description: 'Walk there was pressed.',
        },
        'app.changed': { target: 'finding', reenter: true, description: 'Search again.' },
      },
    },
    found: {
      description: 'The path is shown; it is empty if the goal is already reached.',
      on: {
        'walk.started': {
          guard: 'isElsewhere',
          target: 'planning',
          actions: 'clearAttempts',
          description: 'Walk there was pressed.',
        },
        'app.changed': { target: 'finding', description: 'Search again.' },
      },
    },
    unreachable: {
      description: 'No path was found; the reason is shown.',
      on: { 'app.changed': { target: 'finding', description: 'Search again.' } },
    },
    planning: {
      tags: 'underWay',
      description: 'Searching for the path from where the app is now.',
      invoke: {
        src: 'findPath',
        id: 'planPath',
        input: ({ context }) => context.goal,
        onDone: [
          { guard: 'isThere', target: 'arrived', description: 'The goal is already reached.' },
          {
            guard: 'canOpen',
            target: 'opening',
            actions: 'setPath',
            description: 'The path starts from a newly opened app.',
          },
          {
            guard: 'isStuck',
            target: 'failed',
            actions: 'setDiverged',
            description: 'Too many plans.',
          },
          { target: 'walking', actions: 'setPath', description: 'The path starts here.' },
        ],
        onError: { target: 'failed', actions: 'setProblem', description: 'No path found.' },
      },
      on: { 'walk.stopped': { target: 'finding', description: 'Canceled.' } },
    },
    opening: {
      tags: 'underWay',
      description: 'Opening the app where the path starts.',
      invoke: {
        src: 'openApp',
        id: 'openApp',
        input: ({ context }) => context.goal,
        onDone: { target: 'planning', actions: 'setOpened', description: 'The app has opened.' },
        onError: { target: 'failed', actions: 'setProblem', description: 'It did not open.' },
      },
      on: { 'walk.stopped': { target: 'finding', description: 'Canceled.' } },
    },
    walking: {
      tags: 'underWay',
      description: 'Taking a step of the path, or waiting for it.',
      invoke: {
        src: 'takeStep',
        id: 'takeStep',
        input: ({ context: { goal, path, index } }) => ({ goal, step: path?.steps[index] }),
        onDone: [
          { guard: 'isReached', target: 'arrived', description: 'The goal is reached.' },
          {
            guard: 'hasNextStep',
            target: 'walking',
            reenter: true,
            actions: 'advance',
            description: 'The next step.',
          },
          { target: 'planning', description: 'The app took another path: search again.' },
        ],
        onError: { target: 'failed', actions: 'setProblem', description: 'The step failed.' },
      },
      on: { 'walk.stopped': { target: 'finding', description: 'Canceled.' } },
    },
    arrived: {
      description: 'The goal was reached.',
      on: {
        'walk.started': {
          target: 'planning',
          actions: 'clearAttempts',
          description: 'Walk there was pressed again.',
        },
      },
    },
    failed: {
      description: 'The walk failed; the reason is shown.',
      on: {
        'walk.started': {
          target: 'planning',
          actions: 'clearAttempts',
          description: 'Try again was pressed.',
        },
      },
    },
  },
});
