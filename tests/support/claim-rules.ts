import { claims } from '@/content/claims';

export type ClaimRule = {
  claim: string;
  /** Finds each statement of the claim on a page; a group captures the words that must agree. */
  pattern: RegExp;
  /** The words that agree. */
  says: readonly string[];
  /** The pages that state it, except the blog. */
  pages: readonly string[];
  /** A statement that would be wrong. */
  otherwise: string;
};

const { closing, accrual, payday } = claims;

/** The pages with the plans, and those with the firm's own questions. */
const withPlans = ['/', '/about', '/pricing'];
const withQuestions = [...withPlans, '/faq'];

/** The claims on more than one page, with rules to find differing statements. */
export const claimRules: readonly ClaimRule[] = [
  {
    claim: 'the closing day',
    pattern: /\bclose[sd]?\b[^.\n]*? by ((?:the|business|day)(?: \w+){1,3})/gi,
    says: [`the ${closing.day}`, 'day five'],
    pages: withPlans,
    otherwise: 'Books closed by the tenth of the month.',
  },
  {
    claim: 'the closing day, in the lists of days',
    pattern:
      /(\w+ business day)\n(?:You have the statements|The claims ledger is locked|Owners receive)/g,
    says: [closing.short],
    pages: [
      '/services/accounting-services',
      '/services/healthcare-services',
      '/services/real-state-services',
    ],
    otherwise: '6th business day\nYou have the statements.',
  },
  {
    claim: 'how long the close once took',
    pattern: /(?:falls from|once in) (\w+ (?:\w+ )?days)/g,
    says: [closing.formerly],
    pages: ['/about', '/shop/month-end-close-in-five-days'],
    otherwise: 'He closes the month twice: once in twelve days, and once in five.',
  },
  {
    claim: 'the day on which wages are accrued',
    pattern: /(?:(\w+ business day)\nWages|Wages[^.\n]* accrued (Day \d))/g,
    says: [accrual.short, accrual.label],
    pages: ['/', '/services/accounting-services'],
    otherwise: '2nd business day\nWages worked but not paid are accrued.',
  },
  {
    claim: 'when the money for a payday is drawn',
    pattern:
      /\b(?:draw|drawn|in your account)\b[^.\n]*? ?\b((?:on|the day|the morning|\w+ days) ?(?:before|of)? payday)/gi,
    says: [payday.drawn],
    pages: [...withQuestions, '/services/payroll-processing', '/terms-conditions'],
    otherwise: 'Drawn on payday',
  },
  {
    claim: 'when stubs are out',
    pattern: /(?:Stubs[^.\n]*?(on payday|that day|on \w+day)|(\w+day)\nYour people are paid)/g,
    says: [payday.stubs, 'Friday'],
    pages: ['/', '/services/payroll-processing'],
    otherwise: 'Stubs reach your staff that day.',
  },
  {
    claim: 'when a run for Friday is approved',
    pattern:
      /(?:(?:Approve the run by|Friday payday that is) (\w+day)|(\w+day), noon\nYou approve)/g,
    says: [payday.approval.split(' ')[0] ?? ''],
    pages: [...withQuestions, '/services/payroll-processing'],
    otherwise: 'For a Friday payday that is Thursday noon.',
  },
  {
    claim: 'how soon a question is answered',
    pattern: /(?:gets a reply|the date of one,|teaches the course and are answered) ([^.,\n]*)/g,
    says: [claims.reply],
    pages: ['/about', '/contact', '/shop/shop-details', '/terms-conditions'],
    otherwise: 'Email gets a reply by the end of the week.',
  },
  {
    claim: 'how many trial runs there are',
    pattern: /(\w+ trial runs?)/g,
    says: [claims.trial.runs],
    pages: ['/', '/about'],
    otherwise: 'We make three trial runs.',
  },
  {
    claim: 'when they are',
    pattern: /([^\n]+?) ?: We run in parallel/g,
    says: [claims.trial.weeks],
    pages: ['/'],
    otherwise: 'Week 1: We run in parallel',
  },
  {
    claim: 'who has a named accountant',
    pattern: /(?:it gets|plan you have|You have) (\w+ named \w+)/g,
    says: [claims.accountant],
    pages: ['/', '/about', '/terms-conditions'],
    otherwise: 'You have two named specialists.',
  },
  {
    claim: 'who has a direct line',
    pattern: /([^\n]*\bdirect (?:phone )?line\b[^\n]*)/g,
    says: ['A direct phone line to your named accountant', 'A direct phone line'],
    pages: withPlans,
    otherwise: 'The direct line of each lead is in your contract.',
  },
  {
    claim: 'how often the Basic plan pays',
    pattern: /(?:([^\n]*) pay runs by direct deposit|Pay runs\n(?:Basic:? )?([^\n]*))/g,
    says: [claims.basicRuns],
    pages: withPlans,
    otherwise: 'Four pay runs by direct deposit',
  },
  {
    claim: 'how soon a pay run is checked',
    pattern: /rework it[^.\n]*? (within \w+ business days?)/g,
    says: [claims.freeCheck],
    pages: ['/', '/case-study', '/faq', '/services/payroll-processing', '/team'],
    otherwise: 'We rework it within two business days.',
  },
  {
    claim: 'when an unmatched item is raised',
    pattern: /(?:to you as a question|unexplained raised) ([^.\n]*)/g,
    says: [claims.unmatched],
    pages: ['/', '/case-study/every-payer-deposit-matched-to-its-claims'],
    otherwise: 'An item without a match comes to you as a question by five.',
  },
  {
    claim: 'when taxes are projected',
    pattern:
      /\b(?:In|Every) ([A-Z]\w+(?: and [A-Z]\w+)?) (?:we|she|her)\b[^.\n]*(?:projection|forecast)/g,
    says: [claims.projections],
    pages: ['/services/taxation-services', '/team/priya-raman'],
    otherwise: 'Every October she sits down with clients for a projection.',
  },
  {
    claim: 'which statements a close ends with',
    pattern:
      /(?:close that ends with(?: three statements:)?|Your banker gets the) (.*?)(?:\.| from us)/g,
    says: [claims.statements],
    pages: ['/services', '/services/accounting-services'],
    otherwise: 'A monthly close that ends with two statements.',
  },
  {
    claim: 'what a government charges',
    pattern:
      /(?:[Cc]harges that a government sets|Government charges) for a filing are (\w+ \w+ \w+ \w+)/g,
    says: [claims.governmentCharges],
    pages: [...withPlans, '/terms-conditions'],
    otherwise: 'Government charges for a filing are part of the price.',
  },
  {
    claim: 'how soon the reply to a notice is drafted',
    pattern: /otice repl(?:y|ies) (\w+ \w+ \w+ business days?)/g,
    says: [claims.noticeReply],
    pages: withPlans,
    otherwise: 'Tax notice replies drafted in five business days',
  },
  {
    claim: 'how the report on a closed month begins',
    pattern: /\breport\b[^.\n]*? (opens [^.,:;\n]*)/g,
    says: [claims.report],
    pages: ['/', '/about', '/terms-conditions'],
    otherwise: 'Your monthly report opens with a chart.',
  },
  {
    claim: 'what contractors in Montana need',
    pattern: /\bneeds? ([^.\n]*?exemption certificate)/g,
    says: [claims.montanaContractor],
    pages: withQuestions,
    otherwise: 'Contractors in Montana need an exemption certificate.',
  },
  {
    claim: 'from which amount a 1099 is due',
    pattern: /(\$[\d,]+) (?:or more in|a year for payments of) 2026/g,
    says: [claims.contractorForm.threshold],
    pages: [...withQuestions, '/services/real-state-services'],
    otherwise: 'Contractors paid $600 or more in 2026 get a 1099-NEC.',
  },
  {
    claim: 'when a 1099-NEC is due',
    pattern: /1099-NEC by ([A-Z]\w+ \d+(?:, \d{4})?)/g,
    says: [claims.contractorForm.due],
    pages: withQuestions,
    otherwise: 'They get a 1099-NEC by January 31, 2027.',
  },
];
