import { assertEvent, assign, setup } from 'xstate';

/** The panels below the chart, in their order. */
export const panels = ['trace', 'clauses', 'coverage', 'actors', 'events'] as const;
export type Panel = (typeof panels)[number];

/** What a link says of the view; what it leaves out stays as it is. */
export type Link = {
  machine?: string;
  actor?: string;
  /** The place of a step, from 0. */
  at?: number;
  selected?: string;
  filter?: string;
  panel?: Panel;
};

type Looked = {
  machine: string;
  /** The actor that was chosen; empty for the one of the machine that last did anything. */
  actor: string;
  at: number;
  /** The id of the state or transition that was chosen in the chart; empty for none. */
  selected: string;
  filter: string;
};

/** What is looked at: machine, actor, step, part of the chart, filter and panel. */
export const viewMachine = setup({
  types: {
    context: {} as Looked,
    input: {} as { machine: string },
    events: {} as
      | { type: 'machine.chosen'; machine: string }
      | { type: 'actor.chosen'; actor: string; machine: string }
      | { type: 'step.chosen'; at: number; machine: string; actor: string }
      | { type: 'step.released' }
      | { type: 'part.chosen'; id: string }
      | { type: 'filter.changed'; filter: string }
      | { type: 'panel.chosen'; panel: Panel }
      | { type: 'link.opened'; link: Link },
  },
  guards: {
    isTrace: ({ event }) => panelOf(event) === 'trace',
    isClauses: ({ event }) => panelOf(event) === 'clauses',
    isCoverage: ({ event }) => panelOf(event) === 'coverage',
    isActors: ({ event }) => panelOf(event) === 'actors',
    isEvents: ({ event }) => panelOf(event) === 'events',
    isToStep: ({ event }) => 'link' in event && event.link.at !== undefined,
  },
  actions: {
    lookAtMachine: assign(({ event }) => {
      assertEvent(event, 'machine.chosen');
      return { machine: event.machine, actor: '', selected: '' };
    }),
    lookAtActor: assign(({ event }) => {
      assertEvent(event, 'actor.chosen');
      return { machine: event.machine, actor: event.actor, selected: '' };
    }),
    lookAtStep: assign(({ event }) => {
      assertEvent(event, 'step.chosen');
      const { at, machine, actor } = event;
      return { at, machine, actor, selected: '' };
    }),
    choosePart: assign(({ context, event }) => {
      assertEvent(event, 'part.chosen');
      return { selected: event.id === context.selected ? '' : event.id };
    }),
    setFilter: assign(({ event }) => {
      assertEvent(event, 'filter.changed');
      return { filter: event.filter };
    }),
    followLink: assign(({ event }) => {
      assertEvent(event, 'link.opened');
      const { panel: _, ...looked } = event.link;
      return looked;
    }),
  },
}).createMachine({
  id: 'view',
  description: 'What of the steps and charts is looked at.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, actor: '', at: 0, selected: '', filter: '' }),
  on: {
    'machine.chosen': { actions: 'lookAtMachine', description: 'Another machine was chosen.' },
    'actor.chosen': { actions: 'lookAtActor', description: 'An actor was chosen.' },
    'part.chosen': {
      actions: 'choosePart',
      description: 'A state or transition was chosen, or let go by a second press.',
    },
    'filter.changed': { actions: 'setFilter', description: 'The filter was typed.' },
  },
  states: {
    step: {
      description: 'At which step things are looked at.',
      initial: 'newest',
      states: {
        newest: { description: 'At the newest step, whichever that is.' },
        held: {
          description: 'At a chosen step, while others may follow it.',
          on: {
            'step.released': { target: 'newest', description: 'Back to the newest step.' },
          },
        },
      },
      on: {
        'step.chosen': {
          target: '.held',
          actions: 'lookAtStep',
          description: 'A step was chosen, with its actor.',
        },
        'link.opened': [
          {
            guard: 'isToStep',
            target: '.held',
            actions: 'followLink',
            description: 'A link leads to a step.',
          },
          { actions: 'followLink', description: 'A link leads to a view.' },
        ],
      },
    },
    panel: {
      description: 'Which panel is open.',
      initial: 'trace',
      states: {
        trace: { description: 'What happened, step by step.' },
        clauses: { description: 'The ledger of clauses.' },
        coverage: { description: 'How often each state and transition came.' },
        actors: { description: 'The tree of actors.' },
        events: { description: 'What the actor can be told.' },
      },
      on: {
        'panel.chosen': panelTransitions(),
        'link.opened': panelTransitions(),
      },
    },
  },
});

function panelOf(event: { type: string }): Panel | undefined {
  const { panel, link } = event as { panel?: Panel; link?: Link };
  return panel ?? link?.panel;
}

function panelTransitions() {
  return [
    { guard: 'isTrace', target: '.trace', description: 'The trace.' },
    { guard: 'isClauses', target: '.clauses', description: 'The clauses.' },
    { guard: 'isCoverage', target: '.coverage', description: 'The coverage.' },
    { guard: 'isActors', target: '.actors', description: 'The actors.' },
    { guard: 'isEvents', target: '.events', description: 'The events.' },
  ] as const;
}
