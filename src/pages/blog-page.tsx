import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { PostSearch } from '@/sections/blog/post-search';

/** BLOG-1 */
export default function BlogPage() {
  return (
    <Sections>
      <BreadcrumbBanner
        heading="Blog"
        lead="Payroll, books and cash, explained by the people who file the forms. Each article works through one example, number by number."
      />
      <PostSearch />
    </Sections>
  );
}
