import { privacyPolicy } from '@/content/privacy-policy';
import type { PageProps } from '@/pages/page-props';
import { LegalScreen } from '@/sections/legal/legal-text';

/** LEGAL-1 */
export default function PrivacyPolicyPage({ title = '' }: PageProps) {
  return <LegalScreen title={title} text={privacyPolicy} />;
}
