import { videoDialogMachine } from '@machines/video-dialog.machine';
import { defineTable, nothing } from './define-table';

const opened = { type: 'video.opened' as const };
const closed = { type: 'video.closed' as const };

/** What the video dialog machine does in every state on every event. */
export const videoDialogTable = defineTable(videoDialogMachine, {
  start: { state: 'closed' },
  situations: {
    'not opened yet': { after: [], state: 'closed' },
    open: { after: [opened], state: 'open' },
    'closed again': { after: [opened, closed], state: 'closed' },
  },
  rows: [
    ['not opened yet', opened, { state: 'open' }, 'ST-VIDEO', 'ABOUT-1'],
    ['not opened yet', closed, nothing, 'ST-VIDEO'],
    ['open', opened, nothing, 'ST-VIDEO'],
    ['open', closed, { state: 'closed' }, 'ST-VIDEO', 'ABOUT-1'],
    ['closed again', opened, { state: 'open' }, 'ST-VIDEO'],
    ['closed again', closed, nothing, 'ST-VIDEO'],
  ],
});
