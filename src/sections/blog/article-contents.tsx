import { CollapsedOnPhone } from '@/components/collapsed-on-phone';
import type { Article } from '@/content/post';
import { toReact } from './article-nodes';

/** An article's table of contents: folded on a phone, sticky beside the text on wide screens. */
export const ArticleContents = ({ article }: { article: Article }) => (
  <nav
    aria-labelledby="contents-title"
    className="article-contents whole max-xl:mb-[3rem] max-md:mb-[1.5rem] xl:sticky xl:top-28 xl:max-h-[calc(100dvh-9rem)] xl:self-start xl:overflow-y-auto"
  >
    <h2
      id="contents-title"
      className="border-ink text-base max-md:hidden xl:border-t-[3px] xl:pt-4"
    >
      In this article
    </h2>
    <CollapsedOnPhone summary="In this article" className="max-md:border-b max-md:border-line">
      <ol className="md:mt-2 gap-x-10 text-sm md:max-xl:columns-2">
        {article
          .filter((block) => block.tag === 'h2')
          .map(({ id, children }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center border-b border-line py-2.5 leading-5 text-ink-soft -outline-offset-3 hover:text-ink hover:underline"
              >
                <span>{toReact(children)}</span>
              </a>
            </li>
          ))}
      </ol>
    </CollapsedOnPhone>
  </nav>
);
