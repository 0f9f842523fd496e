import { videoDialogMachine } from '@machines/video-dialog.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor-ref';
import { useModalDialog } from './use-modal-dialog';

/** The dialog that plays the firm's video, and its native element (ST-VIDEO). */
export function useVideoDialog() {
  const actor = useActorRef(videoDialogMachine);
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  return {
    dialog: useModalDialog(isOpen),
    isOpen,
    open: () => actor.send({ type: 'video.opened' }),
    close: () => actor.send({ type: 'video.closed' }),
  };
}
