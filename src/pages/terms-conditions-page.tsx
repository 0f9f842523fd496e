import { termsConditions } from '@/content/terms-conditions';
import type { PageProps } from '@/pages/page-props';
import { LegalScreen } from '@/sections/legal/legal-text';

/** LEGAL-1 */
export default function TermsConditionsPage({ title = '' }: PageProps) {
  return <LegalScreen title={title} text={termsConditions} />;
}
