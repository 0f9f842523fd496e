import { ButtonLink } from '@/components/button';
import { Field } from '@/components/field';
import { auth } from '@/content/auth';
import { showToast } from '@/effects/toast';
import { AuthFrame, GoogleButton, LinkedLine } from '@/sections/auth/auth-frame';
import { DemoForm, FormCheckbox, FormField } from '@/sections/shared/demo-form';

const { heading, lead, note, google, labels, agree, submit, alternative } = auth.register;

/** The sign-up screen; no account is created (AUTH-1). */
export default function RegisterPage() {
  return (
    <AuthFrame heading={heading} lead={lead} alternative={alternative} note={note}>
      <GoogleButton label={google} onPress={() => void showToast(note, { type: 'info' })} />
      <DemoForm name="register" message={note} className="screen-only grid gap-4 sm:grid-cols-2">
        <FormField label={labels.firstName} name="firstName" autoComplete="given-name" />
        <FormField label={labels.lastName} name="lastName" autoComplete="family-name" />
        <FormField
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
          <FormCheckbox name="agree">
            <LinkedLine {...agree} />
          </FormCheckbox>
        </div>
        <ButtonLink to={submit.link} className="sm:col-span-2">
          {submit.label}
        </ButtonLink>
      </DemoForm>
    </AuthFrame>
  );
}
