import { assertEvent, assign, setup } from 'xstate';

/** The panels below the chart, in their order. */
export const panels = ['trace', 'clauses', 'coverage', 'actors', 'events'] as const;
export type Panel = (typeof panels)[number];

/** A partial view from a URL; omitted fields keep their value. */
export type Link = {
  machine?: string;
  actor?: string;
  /** The index of a step. */
  at?: number;
  selected?: string;
  filter?: string;
  panel?: Panel;
  /** The id of the clause that the ledger opens at. */
  clause?: string;
};

type Selection = {
  machine: string;
  /** The selected actor; empty for the most recently active one of the machine. */
  actor: string;
  at: number;
  /** The id of the selected state or transition; empty for none. */
  selected: string;
  filter: string;
  /** The id of the clause that a link points to; empty for none. */
  clause: string;
};

/** The selected machine, actor, step, chart part, filter, panel and clause. */
export const viewMachine = setup({
  types: {
    context: {} as Selection,
    input: {} as { machine: string },
    events: {} as
      | { type: 'machine.chosen'; machine: string }
      | { type: 'actor.chosen'; actor: string; machine: string }
      | { type: 'step.chosen'; at: number; machine: string; actor: string }
      | { type: 'step.released' }
      | { type: 'part.chosen'; id: string }
      | { type: 'filter.typed'; filter: string }
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
    setMachine: assign(({ event }) => {
      assertEvent(event, 'machine.chosen');
      return { machine: event.machine, actor: '', selected: '' };
    }),
    setActor: assign(({ event }) => {
      assertEvent(event, 'actor.chosen');
      return { machine: event.machine, actor: event.actor, selected: '' };
    }),
    setStep: assign(({ event }) => {
      assertEvent(event, 'step.chosen');
      const { at, machine, actor } = event;
      return { at, machine, actor, selected: '' };
    }),
    choosePart: assign(({ context, event }) => {
      assertEvent(event, 'part.chosen');
      return { selected: event.id === context.selected ? '' : event.id };
    }),
    setFilter: assign(({ event }) => {
      assertEvent(event, 'filter.typed');
      return { filter: event.filter };
    }),
    setLink: assign(({ event }) => {
      assertEvent(event, 'link.opened');
      const { panel: _, ...selection } = event.link;
      return selection;
    }),
  },
}).createMachine({
  id: 'view',
  description: 'What the workbench shows.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, actor: '', at: 0, selected: '', filter: '', clause: '' }),
  on: {
    'machine.chosen': { actions: 'setMachine', description: 'Another machine was chosen.' },
    'actor.chosen': { actions: 'setActor', description: 'An actor was chosen.' },
    'part.chosen': {
      actions: 'choosePart',
      description: 'A state or transition was selected, or deselected by a second press.',
    },
    'filter.typed': { actions: 'setFilter', description: 'The filter was typed.' },
  },
  states: {
    step: {
      description: 'Which step is shown.',
      initial: 'newest',
      states: {
        newest: { description: 'Follows the newest step.' },
        held: {
          description: 'Pinned to a chosen step.',
          on: {
            'step.released': { target: 'newest', description: 'Follow the newest step again.' },
          },
        },
      },
      on: {
        'step.chosen': {
          target: '.held',
          actions: 'setStep',
          description: 'A step was chosen, with its actor.',
        },
        'link.opened': [
          {
            guard: 'isToStep',
            target: '.held',
            actions: 'setLink',
            description: 'A link to a step.',
          },
          { target: '.newest', actions: 'setLink', description: 'A link to a view.' },
        ],
      },
    },
    panel: {
      description: 'Which panel is open.',
      initial: 'trace',
      states: {
        trace: { description: 'The steps.' },
        clauses: { description: 'The ledger of clauses.' },
        coverage: { description: 'Coverage per state and transition.' },
        actors: { description: 'The tree of actors.' },
        events: { description: 'The events that the actor can receive.' },
      },
      on: {
        'panel.chosen': [
          { guard: 'isTrace', target: '.trace', description: 'The trace.' },
          { guard: 'isClauses', target: '.clauses', description: 'The clauses.' },
          { guard: 'isCoverage', target: '.coverage', description: 'The coverage.' },
          { guard: 'isActors', target: '.actors', description: 'The actors.' },
          { guard: 'isEvents', target: '.events', description: 'The events.' },
        ],
        'link.opened': [
          { guard: 'isTrace', target: '.trace', description: 'The trace.' },
          { guard: 'isClauses', target: '.clauses', description: 'The clauses.' },
          { guard: 'isCoverage', target: '.coverage', description: 'The coverage.' },
          { guard: 'isActors', target: '.actors', description: 'The actors.' },
          { guard: 'isEvents', target: '.events', description: 'The events.' },
        ],
      },
    },
  },
});

function panelOf(event: { type: string }): Panel | undefined {
  const { panel, link } = event as { panel?: Panel; link?: Link };
  return panel ?? link?.panel;
}
