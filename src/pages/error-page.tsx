import { ButtonLink } from '@/components/button';
import { ErrorNotice } from '@/sections/shared/error-notice';

/** The screen of the error boundary, as a page of its own (RT-3). */
export default function ErrorPage() {
  return (
    <ErrorNotice>
      <ButtonLink to="/">Go Home</ButtonLink>
    </ErrorNotice>
  );
}
