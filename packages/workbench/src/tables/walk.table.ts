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
const stands = (state: State, context: Partial<typeof bare> = {}) => ({
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
  at: ReturnType<typeof stands>,
  stop: string,
  ...actors: ('findPath' | 'planPath' | 'openApp' | 'takeStep')[]
) => actors.map((actor) => [given, failure(actor), { ...at, ...act(stop) }] as const);

/** Rows for choosing and dropping the goal. */
const ofGoal = <Name extends string>(given: Name, context: Partial<typeof bare>, stop?: string) => {
  const stops = stop ? [stop] : [];
  const begins = act(...stops, start('findPath', other));
  return [
    [given, chosen(other), { ...stands('finding', { goal: other }), ...begins }],
    [given, dropped, { ...stands('idle', context), ...act(...stops) }],
  ] as const;
};

/** Transition table of the walk. */
export const walkTable = defineTable(walkMachine, {
  start: stands('idle', { goal: bare.goal }),
  situations: {
    idle: { after: [], ...stands('idle', { goal: bare.goal }) },
    finding: { after: [chosen(goal)], ...stands('finding') },
    found: { after: asked, ...stands('found', pathFound) },
    'found, already there': {
      after: [chosen(goal), found(there)],
      ...stands('found', { path: there, plans: 1 }),
    },
    'finding, already there': {
      after: [chosen(goal), found(there), changed],
      ...stands('finding', { path: there, plans: 1 }),
    },
    unreachable: {
      after: [chosen(goal), failure('findPath')],
      ...stands('unreachable', { problem }),
    },
    planning: { after: [...asked, started], ...stands('planning', { path }) },
    opening: {
      after: [...asked, started, planned(fresh)],
      ...stands('opening', { path: fresh, plans: 1 }),
    },
    'planning, opened': {
      after: [...asked, started, planned(fresh), opened],
      ...stands('planning', { path: fresh, plans: 1, isOpened: true }),
    },
    'planning, too often': {
      after: [...asked, started, ...stray, ...stray, ...stray, ...stray],
      ...stands('planning', { path, plans: 4 }),
    },
    walking: { after: walked, ...stands('walking', pathFound) },
    'walking the last step': {
      after: [...walked, taken('asPlanned')],
      ...stands('walking', { ...pathFound, index: 1 }),
    },
    arrived: { after: [...walked, taken('reached')], ...stands('arrived', pathFound) },
    failed: {
      after: [...walked, failure('takeStep')],
      ...stands('failed', { ...pathFound, problem }),
    },
  },
  rows: [
    ['idle', chosen(goal), { ...stands('finding'), ...act(finding) }],
    ['idle', dropped, nothing],
    ...ignored('idle', changed, started, stopped, ...finds, ...plans, ...opens, ...takes),

    ...ofGoal('finding', {}, 'stop findPath'),
    ['finding', changed, { ...stands('finding'), ...act('stop findPath', finding) }],
    ['finding', started, { ...stands('planning'), ...act('stop findPath', planning) }],
    ['finding', found(path), { ...stands('found', pathFound), ...act('stop findPath') }],
    [
      'finding',
      failure('findPath'),
      { ...stands('unreachable', { problem }), ...act('stop findPath') },
    ],
    ...ignored('finding', stopped, planned(path), opened, taken('reached')),
    ...foreignFailures(
      'finding',
      stands('finding'),
      'stop findPath',
      'planPath',
      'openApp',
      'takeStep',
    ),

    ...ofGoal('found', pathFound),
    ['found', changed, { ...stands('finding', pathFound), ...act(finding) }],
    ['found', started, { ...stands('planning', { path }), ...act(planning) }],
    ...ignored('found', stopped, ...finds, ...plans, ...opens, ...takes),

    ['found, already there', started, nothing],
    ['finding, already there', started, nothing],

    ...ofGoal('unreachable', { problem }),
    ['unreachable', changed, { ...stands('finding', { problem }), ...act(finding) }],
    ...ignored('unreachable', started, stopped, ...finds, ...plans, ...opens, ...takes),

    ...ofGoal('planning', { path }, 'stop planPath'),
    ['planning', stopped, { ...stands('finding', { path }), ...act('stop planPath', finding) }],
    ['planning', planned(there), { ...stands('arrived', { path }), ...act('stop planPath') }],
    [
      'planning',
      planned(fresh),
      { ...stands('opening', { path: fresh, plans: 1 }), ...act('stop planPath', opening) },
    ],
    [
      'planning',
      planned(path),
      { ...stands('walking', pathFound), ...act('stop planPath', walking) },
    ],
    [
      'planning',
      failure('planPath'),
      { ...stands('failed', { path, problem }), ...act('stop planPath') },
    ],
    ...ignored('planning', changed, started, found(path), opened, taken('reached')),
    ...foreignFailures(
      'planning',
      stands('planning', { path }),
      'stop planPath',
      'findPath',
      'openApp',
      'takeStep',
    ),
    [
      'planning, opened',
      planned(fresh),
      {
        ...stands('failed', {
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
        ...stands('failed', {
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
      { ...stands('finding', { path: fresh, plans: 1 }), ...act('stop openApp', finding) },
    ],
    [
      'opening',
      opened,
      {
        ...stands('planning', { path: fresh, plans: 1, isOpened: true }),
        ...act('stop openApp', planning),
      },
    ],
    [
      'opening',
      failure('openApp'),
      { ...stands('failed', { path: fresh, plans: 1, problem }), ...act('stop openApp') },
    ],
    ...ignored('opening', changed, started, found(path), planned(path), taken('reached')),
    ...foreignFailures(
      'opening',
      stands('opening', { path: fresh, plans: 1 }),
      'stop openApp',
      'findPath',
      'planPath',
      'takeStep',
    ),

    ...ofGoal('walking', pathFound, 'stop takeStep'),
    ['walking', stopped, { ...stands('finding', pathFound), ...act('stop takeStep', finding) }],
    ['walking', taken('reached'), { ...stands('arrived', pathFound), ...act('stop takeStep') }],
    [
      'walking',
      taken('asPlanned'),
      { ...stands('walking', { ...pathFound, index: 1 }), ...act('stop takeStep', walking) },
    ],
    [
      'walking',
      taken('diverged'),
      { ...stands('planning', pathFound), ...act('stop takeStep', planning) },
    ],
    [
      'walking',
      failure('takeStep', new Error('Lost.')),
      { ...stands('failed', { ...pathFound, problem: 'Lost.' }), ...act('stop takeStep') },
    ],
    ...ignored('walking', changed, started, found(path), planned(path), opened),
    ...foreignFailures(
      'walking',
      stands('walking', pathFound),
      'stop takeStep',
      'findPath',
      'planPath',
      'openApp',
    ),
    [
      'walking the last step',
      taken('asPlanned'),
      { ...stands('planning', { ...pathFound, index: 1 }), ...act('stop takeStep', planning) },
    ],

    ...ofGoal('arrived', pathFound),
    ['arrived', started, { ...stands('planning', { path }), ...act(planning) }],
    ...ignored('arrived', changed, stopped, ...finds, ...plans, ...opens, ...takes),

    ...ofGoal('failed', { ...pathFound, problem }),
    ['failed', started, { ...stands('planning', { path }), ...act(planning) }],
    ...ignored('failed', changed, stopped, ...finds, ...plans, ...opens, ...takes),
  ],
});
