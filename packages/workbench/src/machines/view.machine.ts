import { assertEvent, assign, setup } from 'xstate';

/** The panels below the chart, in their order. */
export const panels = ['trace', 'clauses', 'coverage', 'actors', 'messages', 'events'] as const;
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

/**
 * The selected machine, actor, step, chart part, filter, panel and clause. The selection follows the
 * actor that acts, until something is chosen.
 */
export const viewMachine = setup({
  types: {
    context: {} as Selection,
    input: {} as { machine: string },
    events: {} as
      | { type: 'machine.chosen'; machine: string }
      | { type: 'actor.chosen'; actor: string; machine: string }
      | { type: 'actor.acted'; actor: string; machine: string }
      | { type: 'follow.toggled' }
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
    isMessages: ({ event }) => panelOf(event) === 'messages',
    isEvents: ({ event }) => panelOf(event) === 'events',
    isToStep: ({ event }) => 'link' in event && event.link.at !== undefined,
    isToSelection: ({ event }) => {
      if (!('link' in event)) return false;
      const { machine, actor, selected, at } = event.link;
      return at !== undefined || !!(machine || actor || selected);
    },
  },
  actions: {
    setMachine: assign(({ event }) => {
      assertEvent(event, 'machine.chosen');
      return { machine: event.machine, actor: '', selected: '' };
    }),
    setActor: assign(({ event }) => {
      assertEvent(event, ['actor.chosen', 'actor.acted']);
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
            'follow.toggled': {
              target: 'newest',
              description: 'What acts is shown at its newest step.',
            },
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
    follow: {
      description: 'Whether the selection follows what acts.',
      initial: 'on',
      on: {
        'machine.chosen': {
          target: '.off',
          actions: 'setMachine',
          description: 'A machine was chosen: it stays.',
        },
        'actor.chosen': {
          target: '.off',
          actions: 'setActor',
          description: 'An actor was chosen: it stays.',
        },
        'part.chosen': {
          target: '.off',
          actions: 'choosePart',
          description: 'A state or transition was selected, or deselected by a second press.',
        },
        'step.chosen': { target: '.off', description: 'A step was chosen: it stays.' },
        'link.opened': [
          { guard: 'isToSelection', target: '.off', description: 'A link to a selection.' },
          { target: '.on', description: 'A link that selects nothing.' },
        ],
      },
      states: {
        on: {
          description: 'Selects the actor that has just acted.',
          on: {
            'actor.acted': { actions: 'setActor', description: 'An actor has acted.' },
            'follow.toggled': { target: 'off', description: 'The selection stays.' },
          },
        },
        off: {
          description: 'What was chosen stays selected.',
          on: {
            'follow.toggled': { target: 'on', description: 'Follow what acts again.' },
          },
        },
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
        messages: { description: 'Who sent what to whom.' },
        events: { description: 'The events that the actor can receive.' },
      },
      on: {
        'panel.chosen': [
          { guard: 'isTrace', target: '.trace', description: 'The trace.' },
          { guard: 'isClauses', target: '.clauses', description: 'The clauses.' },
          { guard: 'isCoverage', target: '.coverage', description: 'The coverage.' },
          { guard: 'isActors', target: '.actors', description: 'The actors.' },
          { guard: 'isMessages', target: '.messages', description: 'The messages.' },
          { guard: 'isEvents', target: '.events', description: 'The events.' },
        ],
        'link.opened': [
          { guard: 'isTrace', target: '.trace', description: 'The trace.' },
          { guard: 'isClauses', target: '.clauses', description: 'The clauses.' },
          { guard: 'isCoverage', target: '.coverage', description: 'The coverage.' },
          { guard: 'isActors', target: '.actors', description: 'The actors.' },
          { guard: 'isMessages', target: '.messages', description: 'The messages.' },
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
