import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Comment } from '@/content/post';
import { Comments } from '@/sections/blog/comments';
import { createVisit, VisitContext } from '@/state/visit';

const remark = { img: '/portraits/a.svg', name: 'Ann', date: 'Nov 12', body: 'Yes.' };
const comment: Comment = { ...remark, id: 'a', replies: [] };

const visit = createVisit({ path: '/blog', place: { address: '/blog', index: 0 } });

const headingOf = (comments: readonly Comment[]) => {
  const markup = renderToStaticMarkup(
    <Router ssrPath="/blog-details">
      <VisitContext value={visit}>
        <Comments comments={comments} />
      </VisitContext>
    </Router>,
  );
  return /<h2[^>]*>(.*?)<\/h2>/.exec(markup)?.[1];
};

it('the comments of a post are counted with their replies, one in the singular', () => {
  expect(headingOf([comment])).toBe('1 comment');
  expect(headingOf([{ ...comment, replies: [{ ...remark, id: 'b' }] }])).toBe('2 comments');
});
