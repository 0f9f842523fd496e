import { headerScrollMachine } from '@machines/header-scroll.machine';
import { defineTable, nothing } from './define-table';

const at = (y: number) => ({ type: 'page.scrolled' as const, y });

const top = { state: { header: 'plain' as const, scrollToTop: 'hidden' as const } };
const under = { state: { header: 'scrolled' as const, scrollToTop: 'hidden' as const } };
const far = { state: { header: 'scrolled' as const, scrollToTop: 'shown' as const } };

/** What the header scroll machine does in every state on every event. */
export const headerScrollTable = defineTable(headerScrollMachine, {
  start: { ...top, actions: ['start scrollPosition'] },
  situations: {
    'at the top': { after: [], ...top },
    'at 150 px': { after: [at(150)], ...under },
    'at 300 px': { after: [at(300)], ...far },
  },
  rows: [
    ['at the top', at(-80), nothing, 'ST-SCROLL', 'LAY-1'],
    ['at the top', at(0), nothing, 'ST-SCROLL', 'LAY-1'],
    ['at the top', at(100), nothing, 'ST-SCROLL', 'LAY-1'],
    ['at the top', at(100.5), under, 'ST-SCROLL', 'LAY-1'],
    ['at the top', at(101), under, 'ST-SCROLL', 'LAY-1'],
    ['at the top', at(200), under, 'ST-SCROLL', 'LAY-4'],
    ['at the top', at(200.5), far, 'ST-SCROLL', 'LAY-4'],
    ['at the top', at(201), far, 'ST-SCROLL', 'LAY-4'],
    ['at the top', at(Number.MAX_VALUE), far, 'ST-SCROLL', 'LAY-4'],
    ['at the top', at(Number.POSITIVE_INFINITY), far, 'ST-SCROLL', 'LAY-4'],
    ['at the top', at(Number.NEGATIVE_INFINITY), nothing, 'ST-SCROLL', 'LAY-1'],
    ['at the top', at(Number.NaN), nothing, 'ST-SCROLL'],
    ['at 150 px', at(-80), top, 'ST-SCROLL', 'LAY-1'],
    ['at 150 px', at(100), top, 'ST-SCROLL', 'LAY-1'],
    ['at 150 px', at(100.5), nothing, 'ST-SCROLL', 'LAY-1'],
    ['at 150 px', at(101), nothing, 'ST-SCROLL', 'LAY-1'],
    ['at 150 px', at(200), nothing, 'ST-SCROLL', 'LAY-4'],
    ['at 150 px', at(201), far, 'ST-SCROLL', 'LAY-4'],
    ['at 150 px', at(Number.NaN), nothing, 'ST-SCROLL'],
    ['at 300 px', at(-80), top, 'ST-SCROLL', 'LAY-1', 'LAY-4'],
    ['at 300 px', at(0), top, 'ST-SCROLL', 'LAY-1', 'LAY-4'],
    ['at 300 px', at(100), top, 'ST-SCROLL', 'LAY-1', 'LAY-4'],
    ['at 300 px', at(101), under, 'ST-SCROLL', 'LAY-4'],
    ['at 300 px', at(200), under, 'ST-SCROLL', 'LAY-4'],
    ['at 300 px', at(200.5), nothing, 'ST-SCROLL', 'LAY-4'],
    ['at 300 px', at(201), nothing, 'ST-SCROLL', 'LAY-4'],
    ['at 300 px', at(Number.MAX_VALUE), nothing, 'ST-SCROLL', 'LAY-4'],
    ['at 300 px', at(Number.NaN), nothing, 'ST-SCROLL'],
  ],
});
