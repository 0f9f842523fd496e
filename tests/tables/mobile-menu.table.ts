import { mobileMenuMachine } from '@machines/mobile-menu.machine';
import { defineTable, nothing } from './define-table';

const opened = { type: 'menu.opened' as const };
const closed = { type: 'menu.closed' as const };
const toggled = (id: string) => ({ type: 'submenu.toggled' as const, id });

const allCollapsed = { state: { open: 'collapsed' as const }, context: { expandedId: null } };
const expanded = (expandedId: string) => ({
  state: { open: 'expanded' as const },
  context: { expandedId },
});
const shut = { state: 'closed' as const, context: { expandedId: null } };

/** What the mobile menu machine does in every state on every event. */
export const mobileMenuTable = defineTable(mobileMenuMachine, {
  start: shut,
  situations: {
    closed: { after: [], ...shut },
    open: { after: [opened], ...allCollapsed },
    'shop expanded': { after: [opened, toggled('shop')], ...expanded('shop') },
    'closed over an expanded shop': { after: [opened, toggled('shop'), closed], ...shut },
  },
  rows: [
    ['closed', opened, allCollapsed, 'ST-MENU', 'LAY-3'],
    ['closed', closed, nothing, 'ST-MENU', 'LAY-3'],
    ['closed', toggled('shop'), nothing, 'ST-MENU'],
    ['open', opened, nothing, 'ST-MENU', 'LAY-3'],
    ['open', closed, shut, 'ST-MENU', 'LAY-3'],
    ['open', toggled('shop'), expanded('shop'), 'ST-MENU', 'BIZ-8'],
    ['shop expanded', opened, nothing, 'ST-MENU', 'LAY-3'],
    ['shop expanded', closed, shut, 'ST-MENU', 'LAY-3'],
    ['shop expanded', toggled('shop'), allCollapsed, 'ST-MENU', 'BIZ-8'],
    ['shop expanded', toggled('blog'), expanded('blog'), 'ST-MENU', 'BIZ-8'],
    ['closed over an expanded shop', opened, allCollapsed, 'ST-MENU', 'LAY-3'],
  ],
});
