/** The groups of the machines in the workbench's chooser: their ids, by where they are met. */
export const groups = {
  'On every page': [
    'visit',
    'navigation',
    'mobileMenu',
    'desktopMenu',
    'headerScroll',
    'theme',
    'newsletter',
  ],
  Shop: ['cart', 'quantity', 'coupon', 'tabs'],
  'Forms and fields': ['form', 'numberField', 'select', 'combobox', 'search'],
  'Prices and pay': ['pricing', 'payStatement', 'paydays'],
  'Opening and moving': ['faq', 'videoDialog', 'carousel', 'slideShow', 'counter'],
};
