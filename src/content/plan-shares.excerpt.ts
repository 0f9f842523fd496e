import { payrollAloneFrom, plans } from '@/content/plans';

const names = plans.map(({ planName }) => planName);

/** Where something is included: in a plan and those above it. */
function from(plan: string): string {
  if (!names.includes(plan)) throw new Error(`No plan is called ${plan}`);
  return `In ${new Intl.ListFormat('en-GB').format(names.slice(names.indexOf(plan)))}`;
}

// What service pages say below an offering: the plans that include it.
export const everyPlan = 'In every plan';
export const standardPlans = from('Standard');
export const premiumPlans = from('Premium');
/** In no plan, or at a price of its own beside one. */
export const byQuote = 'Custom quote';

const example = plans.find(({ isPopular }) => isPopular) ?? plans[0];
/** A price to plan on, beside the plans. */
export const planExample = `For 11 to 50 people or a second state, payroll alone costs ${payrollAloneFrom} a month; with books, ${example?.monthlyPrice}.`;
