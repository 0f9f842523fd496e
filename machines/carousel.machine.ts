import { fromCallback, setup } from 'xstate';

/**
 * Whether a carousel autoplays (ST-CAROUSEL): while no active state is tagged `held`. Each region
 * except `slides` is a reason to hold it. The page provides `view` and `motion`, which send their
 * events, `earlyHold`, which reports a pointer or focus that was there before hydration, and `slides`,
 * which moves the slides.
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
  },
  actors: {
    earlyHold: fromCallback(() => {}),
    view: fromCallback(() => {}),
    motion: fromCallback(() => {}),
    slides: fromCallback(() => {}),
  },
}).createMachine({
  id: 'carousel',
  description:
    'Autoplays while it is in view, unless the visitor or a motion preference pauses it.',
  type: 'parallel',
  invoke: [
    { src: 'earlyHold', id: 'earlyHold' },
    { src: 'motion', id: 'motion' },
    { src: 'view', id: 'view' },
    { src: 'slides', id: 'slides' },
  ],
  states: {
    slides: {
      description: 'Whether the slider code has loaded. (ST-CAROUSEL)',
      initial: 'still',
      states: {
        still: {
          description: 'The slides are a list that the visitor scrolls. (ST-CAROUSEL)',
          on: {
            'slides.started': {
              target: 'ready',
              description: 'The code has loaded and initialized the slides. (ST-CAROUSEL)',
            },
          },
        },
        ready: { description: 'The slides can move. (ST-CAROUSEL)' },
      },
    },
    control: {
      description: 'Whether the visitor has paused it with the button. (ST-CAROUSEL)',
      initial: 'playing',
      states: {
        playing: {
          description: 'Not paused by the button. (ST-CAROUSEL)',
          on: {
            'pause.pressed': {
              target: 'paused',
              description: 'Pause until play is pressed. (ST-CAROUSEL)',
            },
          },
        },
        paused: {
          description: 'Paused by the button. (ST-CAROUSEL)',
          tags: 'held',
          on: {
            'play.pressed': {
              target: 'playing',
              description: 'Play again. (ST-CAROUSEL)',
            },
          },
        },
      },
    },
    pointer: {
      description: 'Whether the mouse is over the slides. (ST-CAROUSEL)',
      initial: 'away',
      states: {
        away: {
          description: 'The mouse is elsewhere. (ST-CAROUSEL)',
          on: {
            'pointer.entered': {
              target: 'over',
              description: 'Pause while the mouse is over the slides. (ST-CAROUSEL)',
            },
          },
        },
        over: {
          description: 'The mouse is over the slides. (ST-CAROUSEL)',
          tags: 'held',
          on: {
            'pointer.left': {
              target: 'away',
              description: 'The mouse has left the slides. (ST-CAROUSEL)',
            },
          },
        },
      },
    },
    focus: {
      description: 'Whether keyboard focus is inside the carousel. (ST-CAROUSEL)',
      initial: 'outside',
      states: {
        outside: {
          description: 'Focus is elsewhere. (ST-CAROUSEL)',
          on: {
            'focus.entered': {
              target: 'inside',
              description: 'Pause while focus is inside. (ST-CAROUSEL)',
            },
          },
        },
        inside: {
          description: 'Focus is on a slide or a control. (ST-CAROUSEL)',
          tags: 'held',
          on: {
            'focus.left': {
              target: 'outside',
              description: 'Focus has left the carousel. (ST-CAROUSEL)',
            },
          },
        },
      },
    },
    view: {
      description: 'Whether the carousel is on screen. (ST-CAROUSEL)',
      initial: 'outside',
      states: {
        outside: {
          description: 'The carousel is off screen. (ST-CAROUSEL)',
          tags: 'held',
          on: {
            'view.entered': {
              target: 'inside',
              description: 'It was scrolled into view. (ST-CAROUSEL)',
            },
          },
        },
        inside: {
          description: 'The carousel is on screen. (ST-CAROUSEL)',
          on: {
            'view.left': {
              target: 'outside',
              description: 'It was scrolled out of view. (ST-CAROUSEL)',
            },
          },
        },
      },
    },
    motion: {
      description: 'The reduced-motion preference. (ST-CAROUSEL)',
      initial: 'allowed',
      states: {
        allowed: {
          description: 'Reduced motion is off. (ST-CAROUSEL)',
          on: {
            'motion.reduced': {
              target: 'reduced',
              description: 'Reduced motion was turned on. (ST-CAROUSEL, BIZ-8)',
            },
          },
        },
        reduced: {
          description:
            'Reduced motion is on, so the carousel does not autoplay. (ST-CAROUSEL, BIZ-8)',
          tags: 'held',
          on: {
            'motion.allowed': {
              target: 'allowed',
              description: 'Reduced motion was turned off. (ST-CAROUSEL, BIZ-8)',
            },
          },
        },
      },
    },
  },
});
