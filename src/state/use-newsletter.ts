import { newsletterMachine, thanksTime } from '@machines/newsletter.machine';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '@/effects/toast';
import { useVisitActor } from './kept-actors';
import { useTypedText } from './use-typed-text';

const withToast = newsletterMachine.provide({
  actions: {
    announceSubscription: () => showToast('Thanks for subscribing!', { autoClose: thanksTime }),
  },
});

/**
 * The newsletter field, its "missing email" flag and its submit (ST-NEWS, BIZ-7). The text is kept for
 * the visit, whatever the page (GEN-1).
 */
export function useNewsletter() {
  const actor = useVisitActor('newsletter', withToast);
  const [pathname] = useLocation();
  // On leaving the page, be it for one without the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page.
  useEffect(() => () => actor.send({ type: 'page.changed' }), [actor, pathname]);

  const email = useSelector(actor, (state) => state.context.email);
  const changeEmail = (text: string) => actor.send({ type: 'email.typed', email: text });
  return {
    field: useTypedText(email, changeEmail),
    email,
    isEmailMissing: useSelector(actor, (state) => state.matches('missingEmail')),
    changeEmail,
    submit: () => actor.send({ type: 'form.submitted' }),
  };
}
