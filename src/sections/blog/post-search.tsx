import { Search } from 'lucide';
import { Button } from '@/components/button';
import { Field } from '@/components/field';
import { Icon } from '@/components/icon';
import { Column } from '@/components/section';
import { listedPosts } from '@/content/listed-posts.excerpt';
import type { Post } from '@/content/post';
import { useTypedText } from '@/lib/hydration';
import { maxSearchLength } from '@/lib/page-address';
import { useSearch } from '@/state/use-search';
import { BlogSidebar } from './blog-sidebar';
import { PostList } from './post-list';

const textOf = ({ title, desc, tag }: Post) => `${title} ${desc} ${tag}`;

/** The posts, filtered while the visitor types, and the sidebar (BLOG-1). */
export function PostSearch() {
  const { query, isMatched, isUnmatched, found, changeQuery } = useSearch(listedPosts, textOf);
  const field = useTypedText(query, changeQuery);
  const clear = () => {
    changeQuery('');
    field.current?.focus();
  };
  return (
    <Column className="grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_19rem] lg:grid-rows-[auto_1fr]">
      <search className="needs-script screen-only lg:col-start-2">
        <div className="relative">
          <Field
            ref={field}
            className="[&_input]:pl-11"
            label="Search articles"
            type="search"
            name="search"
            autoComplete="off"
            maxLength={maxSearchLength}
            value={query}
            onChange={({ currentTarget }) => changeQuery(currentTarget.value)}
          />
          <Icon
            icon={Search}
            className="pointer-events-none absolute bottom-3.5 left-4 size-5 text-ink-soft"
          />
        </div>
        <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft lg:-mb-6">
          {isMatched
            ? `${found.length} of ${listedPosts.length} articles`
            : isUnmatched && 'No articles match.'}
        </p>
      </search>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {isUnmatched ? (
          <NoMatch onClear={clear} />
        ) : (
          <PostList posts={found} hasLead={!isMatched} />
        )}
      </div>
      <BlogSidebar />
    </Column>
  );
}

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <div className="sheet px-7 py-10">
    <h2 className="text-2xl">No article matches that search</h2>
    <p className="mt-3 mb-7 max-w-[28em] text-ink-soft">
      We searched titles, summaries and tags. Try a shorter word, such as “bank,” “941” or
      “overtime.”
    </p>
    <Button tone="secondary" onClick={onClear}>
      Show all articles
    </Button>
  </div>
);
