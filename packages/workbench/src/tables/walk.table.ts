import { defineTable, nothing, type TableEvent } from '../judge/table';
import { walkMachine } from '../machines/walk.machine';
import type { PathStep } from '../walk/find-path';
import type { Goal, Path, StepResult } from '../walk/walk';

const goal: Goal = { machine: 'lamp', part: 'lamp.warm', isItself: false };
const other: Goal = { ...goal, part: 'lamp.off' };
const step: PathStep = { event: { type: 'pressed' }, from: 'off', to: 'on', taken: [] };
const path: Path = { steps: [step, step], isFresh: false };
const fresh: Path = { steps: [step], isFresh: true };
const there: Path = { steps: [], isFresh: false };

const chosen = (wanted: Goal) => ({ type: 'goal.chosen' as const, goal: wanted });
const dropped = { type: 'goal.dropped' as const };
const moved = { type: 'app.moved' as const };
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
  place: 0,
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

const ways = { path, plans: 1 };
const asked = [chosen(goal), found(path)];
const walked = [...asked, started, planned(path)];
const stray = [planned(path), taken('otherwise')];

type Event = TableEvent<typeof walkMachine>;

/** Rows of events that do nothing in a situation. */
const ignored = <Name extends string>(given: Name, ...events: Event[]) =>
  events.map((event) => [given, event, nothing] as const);
const finds = [found(path), failure('findPath')];
const plans = [planned(path), failure('planPath')];
const opens = [opened, failure('openApp')];
const takes = [taken('reached'), failure('takeStep')];

/** Rows of failures that no actor of a situation reports, at which XState ends the machine. */
const alien = <Name extends string>(
  given: Name,
  at: ReturnType<typeof stands>,
  stop: string,
  ...actors: ('findPath' | 'planPath' | 'openApp' | 'takeStep')[]
) => actors.map((actor) => [given, failure(actor), { ...at, ...act(stop) }] as const);

/** Rows of what can be done about the goal at any time, and of the actor that stops then, if any. */
const ofGoal = <Name extends string>(given: Name, context: Partial<typeof bare>, stop?: string) => {
  const stops = stop ? [stop] : [];
  const begins = act(...stops, start('findPath', other));
  return [
    [given, chosen(other), { ...stands('finding', { goal: other }), ...begins }],
    [given, dropped, { ...stands('idle', context), ...act(...stops) }],
  ] as const;
};

/** The path to a part of a chart, and walking it. */
export const walkTable = defineTable(walkMachine, {
  start: stands('idle', { goal: bare.goal }),
  situations: {
    idle: { after: [], ...stands('idle', { goal: bare.goal }) },
    finding: { after: [chosen(goal)], ...stands('finding') },
    found: { after: asked, ...stands('found', ways) },
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
    walking: { after: walked, ...stands('walking', ways) },
    'walking the last step': {
      after: [...walked, taken('asPlanned')],
      ...stands('walking', { ...ways, place: 1 }),
    },
    arrived: { after: [...walked, taken('reached')], ...stands('arrived', ways) },
    failed: {
      after: [...walked, failure('takeStep')],
      ...stands('failed', { ...ways, problem }),
    },
  },
  rows: [
    ['idle', chosen(goal), { ...stands('finding'), ...act(finding) }],
    ['idle', dropped, nothing],
    ...ignored('idle', moved, started, stopped, ...finds, ...plans, ...opens, ...takes),

    ...ofGoal('finding', {}, 'stop findPath'),
    ['finding', moved, { ...stands('finding'), ...act('stop findPath', finding) }],
    ['finding', started, { ...stands('planning'), ...act('stop findPath', planning) }],
    ['finding', found(path), { ...stands('found', ways), ...act('stop findPath') }],
    [
      'finding',
      failure('findPath'),
      { ...stands('unreachable', { problem }), ...act('stop findPath') },
    ],
    ...ignored('finding', stopped, planned(path), opened, taken('reached')),
    ...alien('finding', stands('finding'), 'stop findPath', 'planPath', 'openApp', 'takeStep'),

    ...ofGoal('found', ways),
    ['found', moved, { ...stands('finding', ways), ...act(finding) }],
    ['found', started, { ...stands('planning', { path }), ...act(planning) }],
    ...ignored('found', stopped, ...finds, ...plans, ...opens, ...takes),

    ...ofGoal('unreachable', { problem }),
    ['unreachable', moved, { ...stands('finding', { problem }), ...act(finding) }],
    ...ignored('unreachable', started, stopped, ...finds, ...plans, ...opens, ...takes),

    ...ofGoal('planning', { path }, 'stop planPath'),
    ['planning', stopped, { ...stands('finding', { path }), ...act('stop planPath', finding) }],
    ['planning', planned(there), { ...stands('arrived', { path }), ...act('stop planPath') }],
    [
      'planning',
      planned(fresh),
      { ...stands('opening', { path: fresh, plans: 1 }), ...act('stop planPath', opening) },
    ],
    ['planning', planned(path), { ...stands('walking', ways), ...act('stop planPath', walking) }],
    [
      'planning',
      failure('planPath'),
      { ...stands('failed', { path, problem }), ...act('stop planPath') },
    ],
    ...ignored('planning', moved, started, found(path), opened, taken('reached')),
    ...alien(
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
          problem: 'The app went another way each time, and the goal was not reached.',
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
          problem: 'The app went another way each time, and the goal was not reached.',
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
    ...ignored('opening', moved, started, found(path), planned(path), taken('reached')),
    ...alien(
      'opening',
      stands('opening', { path: fresh, plans: 1 }),
      'stop openApp',
      'findPath',
      'planPath',
      'takeStep',
    ),

    ...ofGoal('walking', ways, 'stop takeStep'),
    ['walking', stopped, { ...stands('finding', ways), ...act('stop takeStep', finding) }],
    ['walking', taken('reached'), { ...stands('arrived', ways), ...act('stop takeStep') }],
    [
      'walking',
      taken('asPlanned'),
      { ...stands('walking', { ...ways, place: 1 }), ...act('stop takeStep', walking) },
    ],
    [
      'walking',
      taken('otherwise'),
      { ...stands('planning', ways), ...act('stop takeStep', planning) },
    ],
    [
      'walking',
      failure('takeStep', new Error('Lost.')),
      { ...stands('failed', { ...ways, problem: 'Lost.' }), ...act('stop takeStep') },
    ],
    ...ignored('walking', moved, started, found(path), planned(path), opened),
    ...alien(
      'walking',
      stands('walking', ways),
      'stop takeStep',
      'findPath',
      'planPath',
      'openApp',
    ),
    [
      'walking the last step',
      taken('asPlanned'),
      { ...stands('planning', { ...ways, place: 1 }), ...act('stop takeStep', planning) },
    ],

    ...ofGoal('arrived', ways),
    ['arrived', started, { ...stands('planning', { path }), ...act(planning) }],
    ...ignored('arrived', moved, stopped, ...finds, ...plans, ...opens, ...takes),

    ...ofGoal('failed', { ...ways, problem }),
    ['failed', started, { ...stands('planning', { path }), ...act(planning) }],
    ...ignored('failed', moved, stopped, ...finds, ...plans, ...opens, ...takes),
  ],
});
