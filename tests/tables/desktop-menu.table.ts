import { desktopMenuMachine } from '@machines/desktop-menu.machine';
import { defineTable, nothing } from './define-table';

const entered = (id: string) => ({ type: 'group.entered' as const, id });
const left = { type: 'group.left' as const };
const pressed = (id: string) => ({ type: 'group.pressed' as const, id });
const dismissed = { type: 'menu.dismissed' as const };
const stayedAway = { type: 'xstate.after.grace.desktopMenu.peeked.leaving' as const };

const closed = { state: 'closed' as const, context: { openId: null } };
const hovered = (openId: string) => ({
  state: { peeked: 'hovered' as const },
  context: { openId },
});
const leaving = (openId: string) => ({
  state: { peeked: 'leaving' as const },
  context: { openId },
});
const pinned = (openId: string) => ({ state: 'pinned' as const, context: { openId } });

/** What the desktop menu machine does in every state on every event. */
export const desktopMenuTable = defineTable(desktopMenuMachine, {
  start: closed,
  situations: {
    closed: { after: [], ...closed },
    'over shop': { after: [entered('shop')], ...hovered('shop') },
    'leaving shop': { after: [entered('shop'), left], ...leaving('shop') },
    'shop pinned': { after: [pressed('shop')], ...pinned('shop') },
  },
  rows: [
    ['closed', entered('shop'), hovered('shop'), 'LAY-1', 'LAY-2'],
    ['closed', left, nothing, 'LAY-1'],
    ['closed', pressed('shop'), pinned('shop'), 'LAY-1', 'LAY-2'],
    ['closed', dismissed, nothing, 'LAY-1'],
    ['closed', stayedAway, nothing, 'LAY-1'],
    ['over shop', entered('shop'), nothing, 'LAY-1'],
    ['over shop', entered('blog'), hovered('blog'), 'LAY-1'],
    ['over shop', left, { ...leaving('shop'), actions: ['wait 180 ms'] }, 'LAY-1'],
    ['over shop', pressed('shop'), pinned('shop'), 'LAY-1'],
    ['over shop', pressed('blog'), pinned('blog'), 'LAY-1'],
    ['over shop', dismissed, closed, 'LAY-1'],
    ['over shop', stayedAway, nothing, 'LAY-1'],
    ['leaving shop', entered('shop'), { ...hovered('shop'), actions: ['stop waiting'] }, 'LAY-1'],
    ['leaving shop', entered('blog'), { ...hovered('blog'), actions: ['stop waiting'] }, 'LAY-1'],
    ['leaving shop', left, nothing, 'LAY-1'],
    ['leaving shop', pressed('shop'), { ...pinned('shop'), actions: ['stop waiting'] }, 'LAY-1'],
    ['leaving shop', pressed('blog'), { ...pinned('blog'), actions: ['stop waiting'] }, 'LAY-1'],
    ['leaving shop', dismissed, { ...closed, actions: ['stop waiting'] }, 'LAY-1'],
    ['leaving shop', stayedAway, { ...closed, actions: ['stop waiting'] }, 'LAY-1'],
    ['shop pinned', entered('shop'), nothing, 'LAY-1'],
    ['shop pinned', entered('blog'), nothing, 'LAY-1'],
    ['shop pinned', left, nothing, 'LAY-1'],
    ['shop pinned', pressed('shop'), closed, 'LAY-1'],
    ['shop pinned', pressed('blog'), pinned('blog'), 'LAY-1'],
    ['shop pinned', dismissed, closed, 'LAY-1'],
    ['shop pinned', stayedAway, nothing, 'LAY-1'],
  ],
});
