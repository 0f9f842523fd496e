import { ButtonLink } from '@/components/button';
import { ErrorNotice } from '@/sections/shared/error-notice';

/** RT-3: the screen of the error boundary, as a page. */
export default function ErrorPage() {
  return (
    <ErrorNotice>
      <ButtonLink to="/">Go Home</ButtonLink>
    </ErrorNotice>
  );
}
