import { setup } from 'xstate';

/** The dialog that plays the firm's video (ST-VIDEO). Its iframe exists only while it is open. */
export const videoDialogMachine = setup({
  types: {
    events: {} as { type: 'video.opened' } | { type: 'video.closed' },
  },
}).createMachine({
  id: 'videoDialog',
  description: 'A video dialog whose iframe exists only while it is open.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The page has a play button, and the video is not loaded. (ST-VIDEO, GEN-2)',
      on: {
        'video.opened': {
          target: 'open',
          description: 'The play button was pressed. (ST-VIDEO, ABOUT-1)',
        },
      },
    },
    open: {
      description: 'The dialog is shown, with the video in an iframe. (ST-VIDEO, GEN-2)',
      on: {
        'video.closed': {
          target: 'closed',
          description:
            'The close button, Escape, or a click outside the dialog. (ST-VIDEO, ABOUT-1)',
        },
      },
    },
  },
});
