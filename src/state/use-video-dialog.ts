import { videoDialogMachine } from '@machines/video-dialog.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor';
import { useModalDialog } from './use-modal-dialog';

/** The dialog that plays the firm's video, and the ref of its element (ST-VIDEO). */
export function useVideoDialog() {
  const actor = useActorRef(videoDialogMachine);
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  const open = () => actor.send({ type: 'video.opened' });
  return {
    dialog: useModalDialog(isOpen, open),
    isOpen,
    open,
    close: () => actor.send({ type: 'video.closed' }),
  };
}
