import { videoDialogMachine } from '@machines/video-dialog.machine';
import { defineTable } from './define-table';

const opened = { type: 'video.opened' as const };
const closed = { type: 'video.closed' as const };

/** What the video dialog machine does in every state on every event. */
export const videoDialogTable = defineTable(videoDialogMachine, {
  samples: { events: [opened, closed] },
  start: { state: 'closed' },
  situations: {
    'not opened yet': { after: [], state: 'closed' },
    open: { after: [opened], state: 'open' },
    'closed again': { after: [opened, closed], state: 'closed' },
  },
  rows: [
    ['not opened yet', opened, { state: 'open' }],
    ['open', closed, { state: 'closed' }],
    ['closed again', opened, { state: 'open' }],
  ],
});
