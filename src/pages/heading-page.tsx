import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import type { PageProps } from '@/pages/page-props';

/** A page of which so far only the banner stands. */
export default function HeadingPage({ title = '' }: PageProps) {
  return <BreadcrumbBanner heading={title} />;
}
