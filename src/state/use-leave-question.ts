import { useSelector } from '@xstate/react';
import { findRoute } from '@/lib/find-route';
import { useModalDialog } from './use-modal-dialog';
import { lossesOf, useVisitActor } from './visit';

/**
 * The question whether to load a page in full, although that would lose something (ERR-3): the ref of
 * its dialog, the title of the page, and what would be lost.
 */
export function useLeaveQuestion() {
  const actor = useVisitActor('navigation');
  const isAsked = useSelector(actor, (state) => state.matches('asking'));
  const target = useSelector(actor, (state) => state.context.target);
  return {
    dialog: useModalDialog(isAsked),
    isAsked,
    title: findRoute(target).route.title,
    losses: isAsked ? lossesOf(actor.system) : [],
    stay: () => actor.send({ type: 'loss.declined' }),
    leave: () => actor.send({ type: 'loss.accepted' }),
  };
}
