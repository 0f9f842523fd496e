import { slugify, withIds } from '@/lib/ids';
import { claims } from './claims';
import { payrollCity } from './offices.excerpt';

export type Product = {
  id: string;
  img: string;
  name: string;
  /** Whole dollars as text, without a currency (BIZ-3). */
  price: `${bigint}`;
  shortDesc: string;
  longDesc: readonly string[];
  learn: readonly string[];
};

const course = (
  name: string,
  details: Omit<Product, 'id' | 'img' | 'name'> & { img?: string },
) => ({
  img: `/art/products/${slugify(name)}.svg`,
  name,
  ...details,
});

export const products = withIds<Product>('product', [
  course('Payroll From the First Hire', {
    price: '402',
    shortDesc: 'Six lessons for an owner with an EIN, a first hire and no payroll yet.',
    longDesc: [
      'You set up payroll for a sample shop with three people, one of them part time, and run it for a full quarter. You finish with the documents a real payroll leaves behind: a W-4, a pay stub, a deposit receipt and a Form 941.',
      `Theo Lindqvist teaches it from the payroll office in ${payrollCity}. Allow five hours in all, six where there are local taxes.`,
    ],
    learn: [
      'Register with the IRS and your state before the first payday',
      'Read a W-4 and work out one check by hand',
      'Tell monthly depositors from semiweekly ones',
      'File a Form 941 that ties to three months of stubs',
    ],
  }),
  course('Bookkeeping for Owners', {
    price: '468',
    shortDesc: 'Debits, credits and a bank feed, for people who have a business to run.',
    longDesc: [
      'Most owners can read a bank balance and stop there. This course starts at the balance and works back to the entries that made it, the missing ones, and the month’s real profit.',
      'The exercises follow one catering company from January to March. You post 180 transactions in about eight hours and finish with a trial balance. Marisol Vega, who teaches it, shows hers.',
    ],
    learn: [
      'Build a chart of accounts of forty lines or fewer',
      'Post card sales and card fees on separate lines',
      'Reconcile a statement without forcing the balance',
      'Read a profit and loss statement from the bottom up',
    ],
  }),
  course('Quarterly Payroll Returns', {
    price: '540',
    shortDesc: 'Form 941, one line at a time, with the state returns that go with it.',
    longDesc: [
      'Eight short videos walk through a return with a real mistake in it, then through Form 941-X to correct it. Worksheets show how the lines come from the pay register and where the cents adjustment arises.',
      'Priya Raman teaches it, for bookkeepers who file for others. In about six hours, last quarter’s register becomes a workpaper file for your next return.',
    ],
    learn: [
      'Apply the lookback period to find a deposit schedule',
      'Tie Schedule B to the paydays',
      'Correct wages with Form 941-X',
      'Tie four quarters to the W-3 in January',
    ],
  }),
  course('Month-End Close in Five Days', {
    price: '625',
    shortDesc: 'The twelve-line checklist the firm uses, taught by the controller who wrote it.',
    longDesc: [
      `Desmond Okafor closes the same sample month twice: once in ${claims.closing.formerly}, the way he found it, and once in five. You see him move tasks up, drop some and add a second reviewer to others.`,
      'The template is a spreadsheet with a name and a due day for each line. The course takes about seven hours.',
    ],
    learn: [
      'Accrue wages when payday falls in the next month',
      'Trace a difference by amount, by date and by account',
      'Explain what moved since last month, in half an hour',
      'Write the summary that opens the statements',
    ],
  }),
  course('Multistate Payroll', {
    price: '780',
    shortDesc: 'Learn where to withhold, where to register and how a remote hire changes both.',
    longDesc: [
      'One employee who moves across a state line can bring a new withholding account, an unemployment account and a paid-leave rule. The course takes ten such moves and works them through to a corrected pay stub.',
      'Theo Lindqvist covers reciprocity, residents who work elsewhere, interstate drivers and the four tests that decide which state gets the unemployment tax. Allow ten hours.',
    ],
    learn: [
      'Choose the withholding state for office, remote and traveling staff',
      'Apply the four unemployment tests in their order',
      'Open and close state accounts on time',
      'Fix a year of wages reported to the wrong state',
      'Write a remote work policy that payroll can follow',
    ],
  }),
  course('Dental and Medical Practice Books', {
    price: '948',
    shortDesc:
      'Production, adjustments, collections and provider pay, in one statement tied to the bank.',
    longDesc: [
      'Hannah Weiss rebuilds the books of a four-chair practice in twelve lessons of an hour. You post claims, write-offs and patient payments, reconcile them to the bank and then calculate what the associate is owed.',
      'The price includes two live sessions in which we review a month of your totals, without patient records. One enrollment covers your office manager and your bookkeeper.',
    ],
    learn: [
      'Separate production from income',
      'Match bulk insurance deposits to claims',
      'Calculate associate pay on collections, net of lab bills',
      'Spot credit balances that must be refunded',
      'Build a monthly practice statement',
    ],
  }),
]);

export type ProductCard = Omit<Product, 'longDesc' | 'learn'>;

export const toCard = ({ longDesc, learn, ...card }: Product): ProductCard => card;
