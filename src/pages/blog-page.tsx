import { useRef } from 'react';
import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Button } from '@/components/button';
import { Field } from '@/components/field';
import { Column } from '@/components/section';
import { Sections } from '@/components/sections';
import { listedPosts } from '@/content/listed-posts.excerpt';
import type { Post } from '@/content/posts';
import { BlogSidebar } from '@/sections/blog-sidebar';
import { PostList } from '@/sections/post-list';
import { useSearch } from '@/state/use-search';

/** What a post is found by. */
const textOf = ({ title, desc, tag }: Post) => `${title} ${desc} ${tag}`;

/** BLOG-1 */
export default function BlogPage() {
  const { query, isFiltered, isUnmatched, found, changeQuery } = useSearch(listedPosts, textOf);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    changeQuery('');
    field.current?.focus();
  };
  return (
    <Sections>
      <BreadcrumbBanner
        heading="Blog"
        lead="Payroll, books and cash, explained by the people who file the forms. Each piece takes less time than a coffee."
      />
      <Column className="grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_19rem] lg:grid-rows-[auto_1fr]">
        <search className="lg:col-start-2">
          <Field
            ref={field}
            label="Search articles"
            type="search"
            name="search"
            autoComplete="off"
            value={query}
            onChange={({ currentTarget }) => changeQuery(currentTarget.value)}
          />
          <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
            {isFiltered && !isUnmatched && `${found.length} of ${listedPosts.length} articles`}
            {isUnmatched && 'No article has these words.'}
          </p>
        </search>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {isUnmatched ? <NoMatch onClear={clear} /> : <PostList posts={found} />}
        </div>
        <BlogSidebar />
      </Column>
    </Sections>
  );
}

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <div className="sheet px-7 py-10">
    <h2 className="text-2xl">Nothing under these words</h2>
    <p className="mt-3 mb-7 max-w-[28em] text-ink-soft">
      Titles, summaries and tags were searched. A shorter word finds more: try “bank”, “941” or
      “overtime”.
    </p>
    <Button tone="secondary" onClick={onClear}>
      Show all articles
    </Button>
  </div>
);
