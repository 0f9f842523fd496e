import { ArrowUpRight } from 'lucide';
import { type ComponentType, type Ref, useEffect, useState } from 'react';
import { Icon } from '@/components/icon';
import { behindPaper } from '@/content/home';
import { withBase } from '@/lib/base-path';
import { importWithRetry, withTimeout } from '@/loading/requests';
import type { usePayStatement } from '@/state/use-pay-statement';

type Props = {
  ref: Ref<HTMLDivElement>;
  id: string;
  paper: ReturnType<typeof usePayStatement>['paper'];
  className?: string;
};

type Drawing = ComponentType<{ activeIds: readonly string[] }>;

/** Loads the chart when the paper is first lifted; if it does not arrive, again the next time. */
function useDrawing(isLifted: boolean) {
  const [drawing, setDrawing] = useState<{ Chart?: Drawing; isMissing?: true }>({});
  const isWanted = isLifted && !drawing.Chart;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const settle = (outcome: typeof drawing) => isCurrent && setDrawing(outcome);
    setDrawing({});
    withTimeout(importWithRetry(() => import('./pay-chart'))).then(
      (module) => settle({ Chart: module.default }),
      () => settle({ isMissing: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return drawing;
}

/**
 * What lies under the lifted paper: the chart of its machine, and the way to all machines (ST-PAY-6),
 * in a new tab: they are a document of their own, and this one keeps the check and the cart.
 */
export function UnderPaper({ ref, id, paper, className = '' }: Props) {
  const { isLifted, activeIds, activeNames } = paper;
  const { Chart, isMissing } = useDrawing(isLifted);
  return (
    <div
      ref={ref}
      id={id}
      hidden={!isLifted}
      className={`screen-only rounded-lg border border-line bg-paper px-2 pt-6 pb-3 ${className}`}
    >
      <section
        aria-label={behindPaper.region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        className="overflow-x-auto overscroll-x-contain rounded"
      >
        {Chart ? (
          <Chart activeIds={activeIds} />
        ) : (
          // As high as the drawing, which takes its place.
          <p
            role="status"
            className="grid aspect-[1.38] max-lg:min-h-[26rem] place-items-center px-4 text-center text-sm text-balance text-ink-soft"
          >
            {isMissing && behindPaper.missing}
          </p>
        )}
      </section>
      <p className="px-2 pt-2 text-xs text-ink-soft">{behindPaper.note}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-2 text-sm">
        <p className="min-w-0 flex-1 basis-48 text-xs text-ink-soft">
          <span className="sr-only">{behindPaper.active} </span>
          <span>{activeNames.join(', ')}</span>
        </p>
        <a
          href={withBase('/statecharts')}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1 font-semibold underline underline-offset-4"
        >
          {behindPaper.all}
          <span className="sr-only"> (opens in a new tab)</span>
          <Icon icon={ArrowUpRight} className="size-4" strokeWidth={1.75} />
        </a>
      </div>
    </div>
  );
}
