import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { privacyPolicy } from '@/content/privacy-policy';
import type { PageProps } from '@/pages/page-props';
import { LegalText } from '@/sections/legal/legal-text';

/** LEGAL-1 */
export default function PrivacyPolicyPage({ title = '' }: PageProps) {
  const { lead, ...text } = privacyPolicy;
  return (
    <Sections>
      <BreadcrumbBanner heading={title} lead={lead} />
      <LegalText {...text} />
    </Sections>
  );
}
