import { setup } from 'xstate';

/** The dialog that plays the firm's video (ST-VIDEO). Its frame exists only while it is open. */
export const videoDialogMachine = setup({
  types: {
    events: {} as { type: 'video.opened' } | { type: 'video.closed' },
    meta: {} as { clauses: string[] },
  },
}).createMachine({
  id: 'videoDialog',
  description: 'A dialog with one video, which is fetched when it opens and gone when it closes.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The page shows, with the play button; nothing is fetched.',
      meta: { clauses: ['ST-VIDEO', 'GEN-2'] },
      on: {
        'video.opened': {
          target: 'open',
          description: 'The play button was pressed.',
          meta: { clauses: ['ST-VIDEO', 'ABOUT-1'] },
        },
      },
    },
    open: {
      description: 'The dialog shows, with the frame in it.',
      meta: { clauses: ['ST-VIDEO', 'GEN-2'] },
      on: {
        'video.closed': {
          target: 'closed',
          description: 'The close button, Escape, or a press beside the dialog.',
          meta: { clauses: ['ST-VIDEO', 'ABOUT-1'] },
        },
      },
    },
  },
});
