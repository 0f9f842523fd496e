/** What an event carries, as an example to start from; events that are not listed carry nothing. */
export const payloads: Readonly<Record<string, object>> = {
  'email.typed': { email: 'ann@books.example' },
  'figure.decremented': { figure: 'rate' },
  'figure.incremented': { figure: 'hours' },
  'figure.typed': { figure: 'hours', text: '84.5' },
  'group.entered': { id: 'menu-3' },
  'group.pressed': { id: 'menu-3' },
  'history.traversed': { to: '/faq', index: 1 },
  'item.added': { item: { id: 'product-1', name: 'Sample course', price: 402, qty: 1 } },
  'item.decremented': { id: 'product-1' },
  'item.removed': { id: 'product-1' },
  'item.toggled': { index: 1 },
  'link.followed': { to: '/faq' },
  'option.chosen': { value: 'Tax Service' },
  'page.scrolled': { y: 150 },
  'quantity.typed': { id: 'product-1', quantity: 3 },
  'query.typed': { query: 'bank' },
  'slide.shown': { index: 2 },
  'state.chosen': { state: 'wyoming' },
  'submenu.toggled': { id: 'menu-3' },
  'text.typed': { text: '12' },
};

/** Reads a payload as it was typed; undefined if it is no JSON object. */
export function readPayload(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}');
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
