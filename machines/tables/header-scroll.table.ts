import { headerScrollMachine } from '@machines/header-scroll.machine';
import { defineTable, nothing } from './define-table';

const at = (y: number) => ({ type: 'page.scrolled' as const, y });

const top = { state: { header: 'plain' as const, scrollToTop: 'hidden' as const } };
const under = { state: { header: 'scrolled' as const, scrollToTop: 'hidden' as const } };
const far = { state: { header: 'scrolled' as const, scrollToTop: 'shown' as const } };

/** What the header scroll machine does in every state on every event. */
export const headerScrollTable = defineTable(headerScrollMachine, {
  samples: { events: [at(0), at(101), at(201)] },
  start: { ...top, actions: ['start scrollPosition'] },
  situations: {
    'at the top': { after: [], ...top },
    'at 150 px': { after: [at(150)], ...under },
    'at 300 px': { after: [at(300)], ...far },
  },
  rows: [
    ['at the top', at(-80), nothing],
    ['at the top', at(0), nothing],
    ['at the top', at(100), nothing],
    ['at the top', at(100.5), under],
    ['at the top', at(101), under],
    ['at the top', at(200), under],
    ['at the top', at(200.5), far],
    ['at the top', at(201), far],
    ['at the top', at(Number.MAX_VALUE), far],
    ['at the top', at(Number.POSITIVE_INFINITY), far],
    ['at the top', at(Number.NEGATIVE_INFINITY), nothing],
    ['at the top', at(Number.NaN), nothing],
    ['at 150 px', at(-80), top],
    ['at 150 px', at(100), top],
    ['at 150 px', at(100.5), nothing],
    ['at 150 px', at(101), nothing],
    ['at 150 px', at(200), nothing],
    ['at 150 px', at(201), far],
    ['at 150 px', at(Number.NaN), nothing],
    ['at 300 px', at(-80), top],
    ['at 300 px', at(0), top],
    ['at 300 px', at(100), top],
    ['at 300 px', at(101), under],
    ['at 300 px', at(200), under],
    ['at 300 px', at(200.5), nothing],
    ['at 300 px', at(201), nothing],
    ['at 300 px', at(Number.MAX_VALUE), nothing],
    ['at 300 px', at(Number.NaN), nothing],
  ],
});
