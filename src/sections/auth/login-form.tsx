import { ButtonLink } from '@/components/button';
import { Checkbox } from '@/components/checkbox';
import { Field } from '@/components/field';
import { Link } from '@/components/link';
import { auth } from '@/content/auth';
import { showToast } from '@/state/toast';
import { useDemoForm } from '@/state/use-demo-form';
import { AuthFrame, GoogleButton } from './auth-frame';
import { linkClass } from './linked-line';

const { heading, lead, note, google, googleNote, labels, remember, forgot, submit, alternative } =
  auth.login;

/** The sign-in screen; nobody is signed in (AUTH-1). */
export function LoginForm() {
  const form = useDemoForm(note);
  return (
    <AuthFrame heading={heading} lead={lead} alternative={alternative} note={note}>
      <GoogleButton label={google} onPress={() => void showToast(googleNote, { type: 'info' })} />
      <form {...form} className="grid gap-5">
        <Field
          label={labels.email}
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
        />
        <Field
          label={labels.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm">
          <Checkbox name="remember">{remember}</Checkbox>
          <Link to={forgot.link} className={linkClass}>
            {forgot.label}
          </Link>
        </div>
        <ButtonLink to={submit.link}>{submit.label}</ButtonLink>
      </form>
    </AuthFrame>
  );
}
