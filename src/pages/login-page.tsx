import { ButtonLink } from '@/components/button';
import { Field } from '@/components/field';
import { Link } from '@/components/link';
import { auth } from '@/content/auth';
import { showToast } from '@/effects/toast';
import { AuthFrame, GoogleButton, linkClass } from '@/sections/auth/auth-frame';
import { DemoForm, FormCheckbox, FormField } from '@/sections/shared/demo-form';

const { heading, lead, note, google, googleNote, labels, remember, forgot, submit, alternative } =
  auth.login;

/** The sign-in screen; nobody is signed in (AUTH-1). */
export default function LoginPage() {
  return (
    <AuthFrame heading={heading} lead={lead} alternative={alternative} note={note}>
      <GoogleButton label={google} onPress={() => void showToast(googleNote, { type: 'info' })} />
      <DemoForm name="login" message={note} className="screen-only grid gap-4">
        <FormField label={labels.email} name="email" autoComplete="username" inputMode="email" />
        <Field
          label={labels.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm">
          <FormCheckbox name="remember">{remember}</FormCheckbox>
          <Link to={forgot.link} className={linkClass}>
            {forgot.label}
          </Link>
        </div>
        <ButtonLink to={submit.link}>{submit.label}</ButtonLink>
      </DemoForm>
    </AuthFrame>
  );
}
