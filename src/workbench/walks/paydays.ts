import { paydaysInput } from '@/content/tax-year.excerpt';
import { button, label } from '../frame/page-action';
import type { SiteWalk } from '../frame/site-walk';

const field = { css: 'input[type=date]', name: 'First payday' };

/** The paydays of the payroll page. */
export const paydays: SiteWalk = {
  path: '/services/payroll-processing',
  input: paydaysInput,
  actions: {
    'payday.typed': ({ text }) => [{ fill: field, text: `${text}` }],
    'text.committed': [{ key: 'Enter', at: field }],
    'frequency.chosen': [{ press: label('Monthly') }],
    'calendar.saved': [{ press: button('Save as calendar') }],
  },
};
