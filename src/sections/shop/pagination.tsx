import { ArrowRight } from 'lucide';
import { Icon } from '@/components/icon';

const itemClass = 'figure grid size-11 place-items-center rounded-full text-sm font-semibold';

/** Two page numbers and an arrow without function (BIZ-12). */
export const Pagination = () => (
  <nav aria-label="Pages of the shop" className="mt-16 border-t border-line pt-8">
    <ol className="flex justify-center gap-2">
      <li aria-current="page" className={`${itemClass} pagination-current bg-ink text-sheet`}>
        1
      </li>
      <li className={`${itemClass} ring-[1.5px] ring-line ring-inset`}>2</li>
      <li className={`${itemClass} ring-[1.5px] ring-line ring-inset`}>
        <Icon icon={ArrowRight} className="size-4" />
        <span className="sr-only">Next page</span>
      </li>
    </ol>
  </nav>
);
