import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { termsConditions } from '@/content/terms-conditions';
import type { PageProps } from '@/pages/page-props';
import { LegalText } from '@/sections/legal/legal-text';

/** LEGAL-1 */
export default function TermsConditionsPage({ title = '' }: PageProps) {
  const { lead, ...text } = termsConditions;
  return (
    <Sections>
      <BreadcrumbBanner heading={title} lead={lead} />
      <LegalText {...text} />
    </Sections>
  );
}
