import { fromCallback, setup } from 'xstate';

/**
 * Whether the page is scrolled past the thresholds of the header and of the scroll-to-top button
 * (ST-SCROLL). The page provides `scrollPosition`, which sends `page.scrolled` with `y` in px.
 */
export const headerScrollMachine = setup({
  types: {
    events: {} as { type: 'page.scrolled'; y: number },
  },
  actors: {
    scrollPosition: fromCallback(() => {}),
  },
  guards: {
    isBeyondHeader: ({ event }) => event.y > 100,
    isWithinHeader: ({ event }) => event.y <= 100,
    isBeyondTop: ({ event }) => event.y > 200,
    isWithinTop: ({ event }) => event.y <= 200,
  },
}).createMachine({
  id: 'headerScroll',
  description: 'Two thresholds on the same scroll position: 100 px and 200 px.',
  type: 'parallel',
  invoke: { src: 'scrollPosition', id: 'scrollPosition' },
  states: {
    header: {
      description: 'The header at the top of the page. (ST-SCROLL, LAY-1)',
      initial: 'plain',
      states: {
        plain: {
          description: 'The header has the page’s background and no shadow. (ST-SCROLL, LAY-1)',
          on: {
            'page.scrolled': {
              guard: 'isBeyondHeader',
              target: 'scrolled',
              description: 'Scrolled more than 100 px. (ST-SCROLL, LAY-1)',
            },
          },
        },
        scrolled: {
          description: 'The header is a fixed white bar with a shadow. (ST-SCROLL, LAY-1)',
          on: {
            'page.scrolled': {
              guard: 'isWithinHeader',
              target: 'plain',
              description: 'Back within 100 px. (ST-SCROLL, LAY-1)',
            },
          },
        },
      },
    },
    scrollToTop: {
      description: 'The button that scrolls back to the top. (ST-SCROLL, LAY-4)',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'The button is hidden. (ST-SCROLL, LAY-4)',
          on: {
            'page.scrolled': {
              guard: 'isBeyondTop',
              target: 'shown',
              description: 'Scrolled more than 200 px. (ST-SCROLL, LAY-4)',
            },
          },
        },
        shown: {
          description: 'The button is shown. (ST-SCROLL, LAY-4)',
          on: {
            'page.scrolled': {
              guard: 'isWithinTop',
              target: 'hidden',
              description: 'Back within 200 px. (ST-SCROLL, LAY-4)',
            },
          },
        },
      },
    },
  },
});
