import { Portrait } from '@/brand/portrait';
import { Button } from '@/components/button';
import type { Comment, Reply } from '@/content/post';
import { DemoForm, FormCheckbox, FormField, FormSubmitLine } from '@/sections/shared/demo-form';
import { useFormResult } from '@/state/use-demo-form';

/** The static comments of a post, each with a reply field (BLOG-2); nothing if there are none. */
export function Comments({ comments }: { comments: readonly Comment[] }) {
  const count = comments.length + comments.flatMap(({ replies }) => replies).length;
  if (count === 0) return null;
  return (
    <section aria-labelledby="comments-title" className="screen-only">
      <h2 id="comments-title" className="text-2xl">
        {countWords(count)}
      </h2>
      <ul className="mt-7 grid gap-8">
        {comments.map(({ id, replies, ...comment }) => (
          <li key={id} className="border-t border-line pt-7">
            <div className="max-w-measure">
              <Remark {...comment} />
              {replies.map(({ id: replyId, ...reply }) => (
                <div key={replyId} className="mt-6 border-l-2 border-mint pl-5 sm:ml-15">
                  <Remark {...reply} />
                </div>
              ))}
            </div>
            <ReplyForm id={id} to={comment.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const countWords = (count: number) => (count === 1 ? '1 comment' : `${count} comments`);
const Remark = ({ img, name, date, body }: Omit<Reply, 'id'>) => (
  <article className="grid grid-cols-[auto_1fr] gap-x-4">
    <Portrait src={img} size={44} />
    <div>
      <p className="text-sm leading-5">
        <span className="block font-semibold">{name}</span>
        <span className="text-ink-soft">{date}</span>
      </p>
      <p className="mt-3 text-sm">{body}</p>
    </div>
  </article>
);

const ReplyForm = ({ id, to }: { id: string; to: string }) => (
  <DemoForm name={id} className="submit-line mt-5 flex flex-wrap items-end gap-x-3 sm:ml-15">
    <FormField label={`Reply to ${to}`} name="reply" className="grow max-sm:basis-full" />
    <Button type="submit" tone="secondary" className="max-sm:mt-3 max-sm:w-full">
      Reply
    </Button>
    <ReplyResult />
  </DemoForm>
);

const ReplyResult = () => (
  <p role="status" className="basis-full text-sm font-semibold text-evergreen-700 not-empty:mt-2">
    {useFormResult()}
  </p>
);

/** The form below an article. Its asterisks enforce nothing (BLOG-2, VAL-5). */
export const LeaveReply = () => (
  <section aria-labelledby="reply-title" className="screen-only rounded-xl bg-band p-6 sm:p-9">
    <h2 id="reply-title" className="text-2xl">
      Leave A Reply
    </h2>
    <DemoForm name="reply" className="mt-6 grid gap-5 sm:grid-cols-2">
      <FormField label="Comment" name="comment" isMarked isArea className="sm:col-span-2" />
      <FormField label="Name" name="name" isMarked autoComplete="name" />
      <FormField label="Email" name="email" isMarked autoComplete="email" inputMode="email" />
      <FormField
        label="Website"
        name="website"
        isMarked
        autoComplete="url"
        inputMode="url"
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <FormCheckbox name="newsletter">Also send me the monthly email</FormCheckbox>
      </div>
      <FormSubmitLine label="Post A Comment" className="sm:col-span-2" />
    </DemoForm>
  </section>
);
