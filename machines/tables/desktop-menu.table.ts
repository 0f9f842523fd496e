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
  samples: {
    events: [
      entered('menu-4'),
      entered('menu-5'),
      left,
      pressed('menu-4'),
      pressed('menu-5'),
      dismissed,
      stayedAway,
    ],
  },
  start: { ...closed, actions: ['start earlyOpening {"openId":null}'] },
  situations: {
    closed: { after: [], ...closed },
    'over shop': { after: [entered('shop')], ...hovered('shop') },
    'leaving shop': { after: [entered('shop'), left], ...leaving('shop') },
    'shop pinned': { after: [pressed('shop')], ...pinned('shop') },
  },
  rows: [
    ['closed', entered('shop'), { ...hovered('shop'), actions: ['start dismissal'] }],
    ['closed', pressed('shop'), { ...pinned('shop'), actions: ['start dismissal'] }],
    ['over shop', entered('shop'), nothing],
    ['over shop', entered('blog'), hovered('blog')],
    ['over shop', left, { ...leaving('shop'), actions: ['wait 180 ms'] }],
    [
      'over shop',
      pressed('shop'),
      { ...pinned('shop'), actions: ['stop dismissal', 'start dismissal'] },
    ],
    [
      'over shop',
      pressed('blog'),
      { ...pinned('blog'), actions: ['stop dismissal', 'start dismissal'] },
    ],
    ['over shop', dismissed, { ...closed, actions: ['stop dismissal'] }],
    ['leaving shop', entered('shop'), { ...hovered('shop'), actions: ['stop waiting'] }],
    ['leaving shop', entered('blog'), { ...hovered('blog'), actions: ['stop waiting'] }],
    [
      'leaving shop',
      pressed('shop'),
      { ...pinned('shop'), actions: ['stop waiting', 'stop dismissal', 'start dismissal'] },
    ],
    [
      'leaving shop',
      pressed('blog'),
      { ...pinned('blog'), actions: ['stop waiting', 'stop dismissal', 'start dismissal'] },
    ],
    ['leaving shop', dismissed, { ...closed, actions: ['stop waiting', 'stop dismissal'] }],
    ['leaving shop', stayedAway, { ...closed, actions: ['stop waiting', 'stop dismissal'] }],
    ['shop pinned', pressed('shop'), { ...closed, actions: ['stop dismissal'] }],
    ['shop pinned', pressed('blog'), pinned('blog')],
    ['shop pinned', dismissed, { ...closed, actions: ['stop dismissal'] }],
  ],
});
