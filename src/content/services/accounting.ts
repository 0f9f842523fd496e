import { CalendarCheck, Hammer, Landmark, RefreshCw, Wallet } from 'lucide';
import { claims } from '@/content/claims';
import { byQuote, premiumPlans, standardPlans } from '@/content/plan-shares.excerpt';
import type { BalanceSheet, BalanceSheetLine, Service } from '@/content/services';
import { withIds } from '@/lib/ids';

const totalOf = (lines: readonly BalanceSheetLine[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

const assets = withIds<BalanceSheetLine>('accounting-asset', [
  { account: '1010', label: 'Operating cash', amount: 14832045 },
  { account: '1200', label: 'Owed by customers', amount: 20736500 },
  { account: '1250', label: 'Work done, not yet billed', amount: 3690000 },
  { account: '1400', label: 'Prepaid insurance', amount: 1824000 },
  { account: '1500', label: 'Equipment, less depreciation', amount: 30561125 },
]);

const liabilities = withIds<BalanceSheetLine>('accounting-liability', [
  { account: '2010', label: 'Owed to vendors', amount: 9677418 },
  { account: '2100', label: 'Wages earned, not yet paid', amount: 4138052 },
  { account: '2210', label: 'Payroll tax to deposit', amount: 1290630 },
  { account: '2300', label: 'Billed ahead of the work', amount: 5425000 },
  { account: '2500', label: 'Equipment loan', amount: 18730000 },
]);

const equity = withIds<BalanceSheetLine>('accounting-equity', [
  { account: '3010', label: 'Paid in by the owners', amount: 12000000 },
  { account: '3200', label: 'Retained from earlier years', amount: 13136725 },
  { account: '3900', label: 'Profit, January to October', amount: 7245845 },
]);

export const accounting: Service<BalanceSheet> = {
  heading: 'Accounting Services',
  link: '/services/accounting-services',
  parts: [
    { kind: 'offerings', variant: 'bento' },
    { kind: 'paper', ground: 'desk' },
    { kind: 'month', variant: 'list' },
    { kind: 'audience', variant: 'cards' },
  ],
  lead: `Any number in your books should trace back to a document. With us, every number does, by the ${claims.closing.day}.`,
  claim: 'We tie every balance to a\u00a0document',
  audience: {
    heading: 'Who this is for',
    items: withIds('accounting-audience', [
      {
        who: 'The contractor with eight open jobs',
        why: 'The account looks full because customers paid deposits on work you haven’t started. You need billed, earned and spent side by side, job by job.',
      },
      {
        who: 'The wholesaler going to the bank',
        why: 'Your credit line depends on receivables under 90 days and a ratio in the loan agreement. We figure both before the banker does.',
      },
      {
        who: 'The family firm whose bookkeeper is retiring',
        why: 'Thirty years of habits live in one person’s head. We sit with that person for a month, write it all down and keep what works.',
      },
    ]),
  },
  offerings: withIds('accounting-offering', [
    {
      icon: RefreshCw,
      title: 'Daily Bank Matching',
      plan: standardPlans,
      desc: 'Each business morning we compare checking, savings, cards and loans with the ledger. By month-end only one day is left to match.',
    },
    {
      icon: CalendarCheck,
      title: 'Month-End Close',
      plan: standardPlans,
      desc: 'We accrue wages, amortize insurance, book depreciation and tie each balance sheet account to something outside the ledger: a statement, an invoice or a count. A second accountant reviews the file.',
    },
    {
      icon: Wallet,
      title: 'Bills and Receivables',
      plan: byQuote,
      desc: 'We code vendor bills as they arrive and queue them for the day they’re due. Customers hear from us at 15, 30 and 45 days past due, in words you approved.',
    },
    {
      icon: Hammer,
      title: 'Job and Department Costing',
      plan: premiumPlans,
      desc: 'We charge labor, material, subcontracts and a share of overhead to the job that used them. On Fridays you see cost to date against the bid. At month-end you get the work-in-progress schedule your surety asks for, with over- and underbillings and retainage.',
    },
    {
      icon: Landmark,
      title: 'Lender-Ready Statements',
      plan: standardPlans,
      desc: `On the day you choose, we send your banker the ${claims.statements}, with the ratios your loan agreement tests. The statements carry no assurance: if your bank or surety wants a review, an independent CPA firm does it from our file.`,
    },
  ]),
  month: {
    heading: 'Statements on day five',
    lead: 'Two people initial every step before the statements go out.',
    days: withIds('accounting-day', [
      {
        when: '1st business day',
        what: 'We reconcile bank, card and loan balances to their statements and list checks that haven’t cleared in 60 days.',
      },
      {
        when: '2nd business day',
        what: 'We tie customer and vendor ledgers to the general ledger and accrue late bills.',
      },
      {
        when: claims.accrual.short,
        what: 'We accrue wages earned but not yet paid, by department, with the payroll tax on them.',
      },
      {
        when: claims.closing.short,
        what: 'You have the statements. A sentence explains every line that moved by more than ten percent.',
      },
      {
        when: 'By the 12th',
        what: 'We go over the month’s profit, cash and next steps with you, on a thirty-minute call if you like.',
      },
    ]),
  },
  paper: {
    kind: 'balance-sheet',
    title: 'Balance sheet',
    caption:
      'Cottonwood Millwork at October 31: assets on one side, debts and owners’ equity on the other, and the same total under both.',
    note: 'In October the company still ran its own payroll, so it has tax to deposit. No assurance is provided.',
    assets: {
      id: 'accounting-assets',
      heading: 'Assets',
      lines: assets,
      totalLabel: 'Total assets',
      total: totalOf(assets),
    },
    liabilities: {
      id: 'accounting-liabilities',
      heading: 'Liabilities',
      lines: liabilities,
      totalLabel: 'Total liabilities',
      total: totalOf(liabilities),
    },
    equity: {
      id: 'accounting-equities',
      heading: 'Owners’ equity',
      lines: equity,
      totalLabel: 'Total equity',
      total: totalOf(equity),
    },
    claims: {
      label: 'Liabilities and equity',
      total: totalOf(liabilities) + totalOf(equity),
    },
  },
  questions: {
    heading: 'Handing over the books',
    items: withIds('accounting-question', [
      {
        question: 'Should we be on the cash or the accrual basis?',
        answer:
          'Often both. Accrual statements show a month’s profit, and lenders usually ask for them, while many smaller companies may still file their tax return on the cash basis. We keep the ledger on accrual and convert once a year. Changing the method on the return takes Form 3115.',
      },
      {
        question: 'Our books are two years behind. Where do you start?',
        answer:
          'At the last return you filed. A corporate return has a balance sheet, Schedule L, unless receipts and assets were both under $250,000. Without one we start from bank statements. Then we work forward a quarter at a time, and you see each quarter as it closes. Two years usually take six to eight weeks, and we quote them before we start.',
      },
      {
        question: 'Do we keep our software, data and CPA?',
        answer:
          'Yes. The QuickBooks or Xero file stays in your name, and we work in it as a user you can remove. Your CPA can prepare the return from it. When you leave, you keep the file, the reconciliations and the documents. During your 30 days’ notice we finish the close in progress.',
      },
    ]),
  },
  action: {
    heading: 'Show us your last balance sheet',
    text: `Upload it to ${claims.folder}. Within three business days we mark every line we’d question and say why. The review is free, and the marked copy is yours to show your current accountant.`,
    label: 'Get a free balance sheet review',
    link: '/contact',
  },
};
