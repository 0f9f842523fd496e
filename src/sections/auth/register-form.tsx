import { ButtonLink } from '@/components/button';
import { Checkbox } from '@/components/checkbox';
import { Field } from '@/components/field';
import { Link } from '@/components/link';
import { auth } from '@/content/auth';
import { showToast } from '@/state/toast';
import { useDemoForm } from '@/state/use-demo-form';
import { AuthFrame, GoogleButton } from './auth-frame';

const { heading, lead, note, google, labels, agree, submit, alternative } = auth.register;

/** The sign-up screen, which signs nobody up (AUTH-1). */
export function RegisterForm() {
  const form = useDemoForm(note);
  return (
    <AuthFrame heading={heading} lead={lead} note={note}>
      <GoogleButton label={google} onPress={() => showToast(note, { type: 'info' })} />
      <form {...form} className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.firstName} name="firstName" autoComplete="given-name" />
        <Field label={labels.lastName} name="lastName" autoComplete="family-name" />
        <Field
          label={labels.email}
          name="email"
          autoComplete="email"
          inputMode="email"
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
            {agree.text}{' '}
            <Link
              to={agree.link}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {agree.label}
            </Link>
          </Checkbox>
        </div>
        <ButtonLink to={submit.link} className="sm:col-span-2">
          {submit.label}
        </ButtonLink>
      </form>
      <p className="mt-5 text-sm">
        {alternative.text}{' '}
        <Link
          to={alternative.link}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {alternative.label}
        </Link>
      </p>
    </AuthFrame>
  );
}
