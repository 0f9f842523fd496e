import { mobileMenuMachine } from '@machines/mobile-menu.machine';
import { defineTable } from './define-table';

const opened = { type: 'menu.opened' as const };
const closed = { type: 'menu.closed' as const };
const toggled = (id: string) => ({ type: 'submenu.toggled' as const, id });

const allCollapsed = { state: { open: 'collapsed' as const }, context: { expandedId: null } };
const expanded = (expandedId: string) => ({
  state: { open: 'expanded' as const },
  context: { expandedId },
});
const shut = { state: 'closed' as const, context: { expandedId: null } };
const opening = { ...allCollapsed, actions: ['start width'] };
const closing = { ...shut, actions: ['stop width'] };

/** What the mobile menu machine does in every state on every event. */
export const mobileMenuTable = defineTable(mobileMenuMachine, {
  samples: { events: [opened, closed, toggled('menu-4'), toggled('menu-5')] },
  start: shut,
  situations: {
    closed: { after: [], ...shut },
    open: { after: [opened], ...allCollapsed },
    'shop expanded': { after: [opened, toggled('shop')], ...expanded('shop') },
    'closed over an expanded shop': { after: [opened, toggled('shop'), closed], ...shut },
  },
  rows: [
    ['closed', opened, opening],
    ['open', closed, closing],
    ['open', toggled('shop'), expanded('shop')],
    ['shop expanded', closed, closing],
    ['shop expanded', toggled('shop'), allCollapsed],
    ['shop expanded', toggled('blog'), expanded('blog')],
    ['closed over an expanded shop', opened, opening],
  ],
});
