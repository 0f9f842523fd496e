import { newsletterMachine } from '@machines/newsletter.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '@/state/toast';
import { useActorRef } from './use-actor-ref';
import { useTypedText } from './use-typed-text';

const withToast = newsletterMachine.provide({
  actions: {
    announceSubscription: () => showToast('Thanks for subscribing!', { autoClose: 1000 }),
  },
});

/** The newsletter field, its "missing email" flag and its submit (ST-NEWS, BIZ-7). */
export function useNewsletter() {
  const actor = useActorRef(withToast);
  const [pathname] = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    actor.send({ type: 'page.changed' });
  }, [actor, pathname]);

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
