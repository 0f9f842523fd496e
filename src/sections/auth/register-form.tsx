import { ButtonLink } from '@/components/button';
import { Checkbox } from '@/components/checkbox';
import { Field } from '@/components/field';
import { auth } from '@/content/auth';
import { showToast } from '@/state/toast';
import { useDemoForm } from '@/state/use-demo-form';
import { AuthFrame, GoogleButton } from './auth-frame';
import { LinkedLine } from './linked-line';

const { heading, lead, note, google, labels, agree, submit, alternative } = auth.register;

/** The sign-up screen; no account is created (AUTH-1). */
export function RegisterForm() {
  const form = useDemoForm(note);
  return (
    <AuthFrame heading={heading} lead={lead} alternative={alternative} note={note}>
      <GoogleButton label={google} onPress={() => void showToast(note, { type: 'info' })} />
      <form {...form} className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.firstName} name="firstName" autoComplete="given-name" />
        <Field label={labels.lastName} name="lastName" autoComplete="family-name" />
        <Field
          label={labels.email}
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          className="sm:col-span-2"
        />
        <Field
          label={labels.password}
          name="password"
          type="password"
          autoComplete="new-password"
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <Checkbox name="agree">
            <LinkedLine {...agree} />
          </Checkbox>
        </div>
        <ButtonLink to={submit.link} className="sm:col-span-2">
          {submit.label}
        </ButtonLink>
      </form>
    </AuthFrame>
  );
}
