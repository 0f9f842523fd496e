import { defineTable, nothing, type TableEvent } from '../judge/table';
import { walkMachine } from '../machines/walk.machine';
import type { PathStep } from '../walk/find-path';
import type { Goal, Path, StepResult } from '../walk/walk';

const goal: Goal = { machine: 'lamp', part: 'lamp.warm', isItself: false };
const other: Goal = { ...goal, part: 'lamp.off' };
const step: PathStep = { event: { type: 'pressed' }, from: 'off', to: 'on', taken: [] };
const path: Path = { steps: [step, step], isFromStart: false };
const fresh: Path = { steps: [step], isFromStart: true };
const there: Path = { steps: [], isFromStart: false };

const chosen = (wanted: Goal) => ({ type: 'goal.chosen' as const, goal: wanted });
const dropped = { type: 'goal.dropped' as const };
const changed = { type: 'app.changed' as const };
const started = { type: 'walk.started' as const };
const stopped = { type: 'walk.stopped' as const };
const found = (output: Path) => ({ type: 'xstate.done.actor.findPath' as const, output });
const planned = (output: Path) => ({ type: 'xstate.done.actor.planPath' as const, output });
const opened = { type: 'xstate.done.actor.openApp' as const };
const taken = (output: StepResult) => ({ type: 'xstate.done.actor.takeStep' as const, output });
const problem = 'No way.';
const failure = <Name extends string>(actor: Name, error: unknown = problem) => ({
  type: `xstate.error.actor.${actor}` as const,
  error,
});

type State =
  | 'idle'
  | 'finding'
  | 'found'
  | 'unreachable'
  | 'planning'
  | 'opening'
  | 'walking'
  | 'arrived'
  | 'failed';
const bare = {
  goal: { machine: '', part: '', isItself: false },
  path: null as Path | null,
  index: 0,
  plans: 0,
  isOpened: false,
  problem: '',
};
const inState = (state: State, context: Partial<typeof bare> = {}) => ({
  state,
  context: { ...bare, goal, ...context },
});
const start = (actor: string, input: object) => `start ${actor} ${JSON.stringify(input)}`;
const finding = start('findPath', goal);
const planning = start('planPath', goal);
const opening = start('openApp', goal);
const walking = start('takeStep', { goal, step });
const act = (...actions: string[]) => ({ actions });

const pathFound = { path, plans: 1 };
const asked = [chosen(goal), found(path)];
const walked = [...asked, started, planned(path)];
const stray = [planned(path), taken('diverged')];

type Event = TableEvent<typeof walkMachine>;

/** Rows of ignored events. */
const ignored = <Name extends string>(given: Name, ...events: Event[]) =>
  events.map((event) => [given, event, nothing] as const);
const finds = [found(path), failure('findPath')];
const plans = [planned(path), failure('planPath')];
const opens = [opened, failure('openApp')];
const takes = [taken('reached'), failure('takeStep')];

/** Rows for failures of actors that are not running, which stop the machine. */
const foreignFailures = <Name extends string>(
  given: Name,
  at: ReturnType<typeof inState>,
  stop: string,
  ...actors: ('findPath' | 'planPath' | 'openApp' | 'takeStep')[]
) => actors.map((actor) => [given, failure(actor), { ...at, ...act(stop) }] as const);

/** Rows for choosing and dropping the goal. */
const ofGoal = <Name extends string>(given: Name, context: Partial<typeof bare>, stop?: string) => {
  const stops = stop ? [stop] : [];
  const begins = act(...stops, start('findPath', other));
  return [
    [given, chosen(other), { ...inState('finding', { goal: other }), ...begins }],
    [given, dropped, { ...inState('idle', context), ...act(...stops) }],
  ] as const;
};

/** Transition table of the walk. */
export const walkTable = defineTable(walkMachine, {
  start: inState('idle', { goal: bare.goal }),
  situations: {
    idle: { after: [], ...inState('idle', { goal: bare.goal }) },
    finding: { after: [chosen(goal)], ...inState('finding') },
    found: { after: asked, ...inState('found', pathFound) },
    'found, already there': {
      after: [chosen(goal), found(there)],
      ...inState('found', { path: there, plans: 1 }),
    },
    'finding, already there': {
      after: [chosen(goal), found(there), changed],
      ...inState('finding', { path: there, plans: 1 }),
    },
    unreachable: {
      after: [chosen(goal), failure('findPath')],
      ...inState('unreachable', { problem }),
    },
    planning: { after: [...asked, started], ...inState('planning', { path }) },
    opening: {
      after: [...asked, started, planned(fresh)],
      ...inState('opening', { path: fresh, plans: 1 }),
    },
    'planning, opened': {
      after: [...asked, started, planned(fresh), opened],
      ...inState('planning', { path: fresh, plans: 1, isOpened: true }),
    },
    'planning, too often': {
      after: [...asked, started, ...stray, ...stray, ...stray, ...stray],
      ...inState('planning', { path, plans: 4 }),
    },
    walking: { after: walked, ...inState('walking', pathFound) },
    'walking the last step': {
      after: [...walked, taken('asPlanned')],
      ...inState('walking', { ...pathFound, index: 1 }),
    },
    arrived: { after: [...walked, taken('reached')], ...inState('arrived', pathFound) },
    failed: {
      after: [...walked, failure('takeStep')],
      ...inState('failed', { ...pathFound, problem }),
    },
  },
  rows: [
    ['idle', chosen(goal), { ...inState('finding'), ...act(finding) }],
    ['idle', dropped, nothing],
    ...ignored('idle', changed, started, stopped, ...finds, ...plans, ...opens, ...takes),

    ...ofGoal('finding', {}, 'stop findPath'),
    ['finding', changed, { ...inState('finding'), ...act('stop findPath', finding) }],
    ['finding', started, { ...inState('planning'), ...act('stop findPath', planning) }],
    ['finding', found(path), { ...inState('found', pathFound), ...act('stop findPath') }],
    [
      'finding',
      failure('findPath'),
      { ...inState('unreachable', { problem }), ...act('stop findPath') },
    ],
    ...ignored('finding', stopped, planned(path), opened, taken('reached')),
    ...foreignFailures(
      'finding',
      inState('finding'),
      'stop findPath',
      'planPath',
      'openApp',
      'takeStep',
    ),

    ...ofGoal('found', pathFound),
    ['found', changed, { ...inState('finding', pathFound), ...act(finding) }],
    ['found', started, { ...inState('planning', { path }), ...act(planning) }],
    ...ignored('found', stopped, ...finds, ...plans, ...opens, ...takes),

    ['found, already there', started, nothing],
    ['finding, already there', started, nothing],

    ...ofGoal('unreachable', { problem }),
    ['unreachable', changed, { ...inState('finding', { problem }), ...act(finding) }],
    ...ignored('unreachable', started, stopped, ...finds, ...plans, ...opens, ...takes),

    ...ofGoal('planning', { path }, 'stop planPath'),
    ['planning', stopped, { ...inState('finding', { path }), ...act('stop planPath', finding) }],
    ['planning', planned(there), { ...inState('arrived', { path }), ...act('stop planPath') }],
    [
      'planning',
      planned(fresh),
      { ...inState('opening', { path: fresh, plans: 1 }), ...act('stop planPath', opening) },
    ],
    [
      'planning',
      planned(path),
      { ...inState('walking', pathFound), ...act('stop planPath', walking) },
    ],
    [
      'planning',
      failure('planPath'),
      { ...inState('failed', { path, problem }), ...act('stop planPath') },
    ],
    ...ignored('planning', changed, started, found(path), opened, taken('reached')),
    ...foreignFailures(
      'planning',
      inState('planning', { path }),
      'stop planPath',
      'findPath',
      'openApp',
      'takeStep',
    ),
    [
      'planning, opened',
      planned(fresh),
      {
        ...inState('failed', {
          path: fresh,
          plans: 1,
          isOpened: true,
          problem: 'The app kept taking a different path; the goal was not reached.',
        }),
        ...act('stop planPath'),
      },
    ],
    [
      'planning, too often',
      planned(path),
      {
        ...inState('failed', {
          path,
          plans: 4,
          problem: 'The app kept taking a different path; the goal was not reached.',
        }),
        ...act('stop planPath'),
      },
    ],

    ...ofGoal('opening', { path: fresh, plans: 1 }, 'stop openApp'),
    [
      'opening',
      stopped,
      { ...inState('finding', { path: fresh, plans: 1 }), ...act('stop openApp', finding) },
    ],
    [
      'opening',
      opened,
      {
        ...inState('planning', { path: fresh, plans: 1, isOpened: true }),
        ...act('stop openApp', planning),
      },
    ],
    [
      'opening',
      failure('openApp'),
      { ...inState('failed', { path: fresh, plans: 1, problem }), ...act('stop openApp') },
    ],
    ...ignored('opening', changed, started, found(path), planned(path), taken('reached')),
    ...foreignFailures(
      'opening',
      inState('opening', { path: fresh, plans: 1 }),
      'stop openApp',
      'findPath',
      'planPath',
      'takeStep',
    ),

    ...ofGoal('walking', pathFound, 'stop takeStep'),
    ['walking', stopped, { ...inState('finding', pathFound), ...act('stop takeStep', finding) }],
    ['walking', taken('reached'), { ...inState('arrived', pathFound), ...act('stop takeStep') }],
    [
      'walking',
      taken('asPlanned'),
      { ...inState('walking', { ...pathFound, index: 1 }), ...act('stop takeStep', walking) },
    ],
    [
      'walking',
      taken('diverged'),
      { ...inState('planning', pathFound), ...act('stop takeStep', planning) },
    ],
    [
      'walking',
      failure('takeStep', new Error('Lost.')),
      { ...inState('failed', { ...pathFound, problem: 'Lost.' }), ...act('stop takeStep') },
    ],
    ...ignored('walking', changed, started, found(path), planned(path), opened),
    ...foreignFailures(
      'walking',
      inState('walking', pathFound),
      'stop takeStep',
      'findPath',
      'planPath',
      'openApp',
    ),
    [
      'walking the last step',
      taken('asPlanned'),
      { ...inState('planning', { ...pathFound, index: 1 }), ...act('stop takeStep', planning) },
    ],

    ...ofGoal('arrived', pathFound),
    ['arrived', started, { ...inState('planning', { path }), ...act(planning) }],
    ...ignored('arrived', changed, stopped, ...finds, ...plans, ...opens, ...takes),

    ...ofGoal('failed', { ...pathFound, problem }),
    ['failed', started, { ...inState('planning', { path }), ...act(planning) }],
    ...ignored('failed', changed, stopped, ...finds, ...plans, ...opens, ...takes),
  ],
});
