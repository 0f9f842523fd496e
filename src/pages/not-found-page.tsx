import { ButtonLink } from '@/components/button';
import { Notice } from '@/sections/shared/notice';

/** RT-6 */
export default function NotFoundPage() {
  return (
    <Notice
      lines={[
        { label: 'Pages asked for', amount: '1' },
        { label: 'Pages found', amount: '0' },
      ]}
      total={{ label: 'Off by', amount: '1' }}
      stamp="404"
      heading="Page Not Found"
      text="The requested page could not be found. It may have moved, or there is a typo in the address."
    >
      <ButtonLink to="/">Go Home</ButtonLink>
      <ButtonLink to="/contact" tone="secondary">
        Contact Us
      </ButtonLink>
    </Notice>
  );
}
