import { useSelector } from '@xstate/react';
import { useTypedText } from '@/lib/hydration';
import { useVisitActor } from './visit';

/**
 * The newsletter field, its "missing email" flag and its submit (ST-NEWS, BIZ-7). The text is kept for
 * the visit, whatever the page (GEN-1).
 */
export function useNewsletter() {
  const actor = useVisitActor('newsletter');
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
