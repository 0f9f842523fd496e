import { setup } from 'xstate';

/**
 * Whether a carousel may move by itself (ST-CAROUSEL). Each region but the first is one reason to
 * hold it: it moves only while no active state is tagged `held`. The chart is long because each of
 * its six regions has two states.
 */
export const carouselMachine = setup({
  types: {
    events: {} as
      | { type: 'slides.started' }
      | { type: 'pause.pressed' }
      | { type: 'play.pressed' }
      | { type: 'pointer.entered' }
      | { type: 'pointer.left' }
      | { type: 'focus.entered' }
      | { type: 'focus.left' }
      | { type: 'view.entered' }
      | { type: 'view.left' }
      | { type: 'motion.reduced' }
      | { type: 'motion.allowed' },
    tags: {} as 'held',
    meta: {} as { clauses: string[] },
  },
}).createMachine({
  id: 'carousel',
  description: 'Moves by itself unless the visitor, the view or a preference holds it.',
  type: 'parallel',
  states: {
    slides: {
      description: 'Whether the code that moves the slides has loaded; until then, they scroll.',
      meta: { clauses: ['ST-CAROUSEL'] },
      initial: 'still',
      states: {
        still: {
          description: 'The slides are a list that scrolls.',
          meta: { clauses: ['ST-CAROUSEL'] },
          on: {
            'slides.started': {
              target: 'ready',
              description: 'The code has loaded and set the slides up.',
              meta: { clauses: ['ST-CAROUSEL'] },
            },
          },
        },
        ready: { description: 'The slides can move.', meta: { clauses: ['ST-CAROUSEL'] } },
      },
    },
    control: {
      description: "The visitor's own choice, by the visible button.",
      meta: { clauses: ['ST-CAROUSEL'] },
      initial: 'playing',
      states: {
        playing: {
          description: 'The visitor has not paused it.',
          meta: { clauses: ['ST-CAROUSEL'] },
          on: {
            'pause.pressed': {
              target: 'paused',
              description: 'Hold until play is pressed.',
              meta: { clauses: ['ST-CAROUSEL'] },
            },
          },
        },
        paused: {
          description: 'The visitor has paused it.',
          meta: { clauses: ['ST-CAROUSEL'] },
          tags: 'held',
          on: {
            'play.pressed': {
              target: 'playing',
              description: 'Let it move again.',
              meta: { clauses: ['ST-CAROUSEL'] },
            },
          },
        },
      },
    },
    pointer: {
      description: 'Whether the mouse rests on the slides.',
      meta: { clauses: ['ST-CAROUSEL'] },
      initial: 'away',
      states: {
        away: {
          description: 'The mouse is elsewhere.',
          meta: { clauses: ['ST-CAROUSEL'] },
          on: {
            'pointer.entered': {
              target: 'over',
              description: 'Hold while the visitor points.',
              meta: { clauses: ['ST-CAROUSEL'] },
            },
          },
        },
        over: {
          description: 'The mouse is on the slides.',
          meta: { clauses: ['ST-CAROUSEL'] },
          tags: 'held',
          on: {
            'pointer.left': {
              target: 'away',
              description: 'Let go.',
              meta: { clauses: ['ST-CAROUSEL'] },
            },
          },
        },
      },
    },
    focus: {
      description: 'Whether keyboard focus is inside the carousel.',
      meta: { clauses: ['ST-CAROUSEL'] },
      initial: 'outside',
      states: {
        outside: {
          description: 'Focus is elsewhere.',
          meta: { clauses: ['ST-CAROUSEL'] },
          on: {
            'focus.entered': {
              target: 'inside',
              description: 'Hold while the visitor is inside.',
              meta: { clauses: ['ST-CAROUSEL'] },
            },
          },
        },
        inside: {
          description: 'Focus is on a slide or a control.',
          meta: { clauses: ['ST-CAROUSEL'] },
          tags: 'held',
          on: {
            'focus.left': {
              target: 'outside',
              description: 'Let go.',
              meta: { clauses: ['ST-CAROUSEL'] },
            },
          },
        },
      },
    },
    view: {
      description: 'Whether the carousel is on screen.',
      meta: { clauses: ['ST-CAROUSEL'] },
      initial: 'outside',
      states: {
        outside: {
          description: 'Nobody can see it.',
          meta: { clauses: ['ST-CAROUSEL'] },
          tags: 'held',
          on: {
            'view.entered': {
              target: 'inside',
              description: 'It was scrolled into view.',
              meta: { clauses: ['ST-CAROUSEL'] },
            },
          },
        },
        inside: {
          description: 'It can be seen.',
          meta: { clauses: ['ST-CAROUSEL'] },
          on: {
            'view.left': {
              target: 'outside',
              description: 'It was scrolled out of view.',
              meta: { clauses: ['ST-CAROUSEL'] },
            },
          },
        },
      },
    },
    motion: {
      description: 'The reduced-motion preference.',
      meta: { clauses: ['ST-CAROUSEL'] },
      initial: 'allowed',
      states: {
        allowed: {
          description: 'The visitor has not asked for less motion.',
          meta: { clauses: ['ST-CAROUSEL'] },
          on: {
            'motion.reduced': {
              target: 'reduced',
              description: 'The visitor asks for less motion.',
              meta: { clauses: ['ST-CAROUSEL', 'BIZ-8'] },
            },
          },
        },
        reduced: {
          description: 'It moves only on request.',
          meta: { clauses: ['ST-CAROUSEL', 'BIZ-8'] },
          tags: 'held',
          on: {
            'motion.allowed': {
              target: 'allowed',
              description: 'The preference was withdrawn.',
              meta: { clauses: ['ST-CAROUSEL'] },
            },
          },
        },
      },
    },
  },
});
