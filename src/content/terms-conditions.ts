import { claims } from '@/content/claims';
import { noticesEmail, phone } from '@/content/contact-links.excerpt';
import { practiceCount } from '@/content/counts.excerpt';
import { firm } from '@/content/firm.excerpt';
import { hours } from '@/content/hours.excerpt';
import { headOffice } from '@/content/offices.excerpt';
import type { LegalSection, LegalText } from '@/content/privacy-policy';
import { withIds } from '@/lib/ids';
import { possessive } from '@/lib/wording';

/** Placeholder for an unspecified figure, highlighted on the page (LEGAL-1). */
export const placeholder = '[number]';

export const termsConditions: LegalText = {
  updated: 'January 2026',
  lead: `${possessive(firm.name)} clients agree to these terms and to an engagement letter that names the services, people and price. Where they differ, the letter controls, but it cannot remove a promise under “Our part.”`,
  sections: withIds<LegalSection>('terms', [
    {
      heading: 'The agreement',
      paragraphs: [
        `The agreement is between ${firm.legalName} and the business or person named in the engagement letter. It begins when both have signed. You must be 18 or older and authorized to act for the business.`,
        'Using this website does not bind you. It is a demonstration of an invented firm: its forms, cart and checkout place no order. Its prices and courses are samples.',
      ],
    },
    {
      heading: 'Services you can hire us for',
      paragraphs: [
        `${firm.name} works in ${practiceCount} areas. You have hired us only for those your letter names. Other work needs a new letter.`,
        'An employer of record and global payroll are services of a partner, under the partner’s contract and at the price it quotes. We introduce you, send the hours and keep the ledger, and the partner is responsible for its own work.',
      ],
      list: [
        'Dentist services: provider statements, associate and hygienist pay, lab bills, and the records of a practice purchase.',
        'Healthcare services: matching claims to remittances and deposits, provider pay, and reports by location.',
        'Real estate services: rent rolls, owner statements, trust account reconciliation, depreciation and exchange records.',
        'Taxation services: business returns, owners’ returns (quoted separately), estimates, state filings, and replies to notices.',
        'Accounting services: bookkeeping, reconciliation, the monthly close, and the preparation of financial statements.',
        'Payroll services: payroll runs, direct deposit, tax deposits, quarterly and annual returns, and wage statements.',
      ],
    },
    {
      heading: 'Fees and payment',
      paragraphs: [
        `Fees are those in your letter. Monthly plans are billed on the first, for the month ahead. A plan billed by the year is billed once, in advance, and its price holds for that year; if it ends or changes early, we refund or credit the unused months. Other work is billed as we complete it. A price changes only after 60\u00a0days’ written notice. Setup, filing and support are part of a plan’s price, and government filing fees are ${claims.governmentCharges}.`,
        `Payment is due within ${placeholder} days of the invoice date. An amount not paid by then bears interest at ${placeholder} percent a year, from the due date to the day it is paid. Both are filled in when the letter is signed.`,
        `A course from the shop is refunded in full within ${claims.refundDays}\u00a0days of its purchase. Email us; you need no reason.`,
        'If you dispute a line, tell us before the due date and pay the rest. No interest runs on a disputed amount while we look into it.',
      ],
    },
    {
      heading: 'Your part',
      paragraphs: ['Our work is only as good as your records.'],
      list: [
        'Send complete and accurate hours, documents and answers by the dates on your calendar.',
        'Review payroll runs, returns and statements, and approve them or point out the error.',
        `Fund ${claims.payday.debited} ${claims.payday.drawn}.`,
        'Sign the authorizations we need to file, such as Form 8655 or Form 8879.',
        'Forward any letter from a tax agency within five business days.',
        'Share your passwords with no one, and tell us the same day if one is lost.',
      ],
    },
    {
      heading: 'Our part',
      paragraphs: [
        'We do the work with the care and skill that the profession expects, under the supervision of a person licensed for it. CPAs and Enrolled Agents here follow Treasury Circular 230 when they deal with the IRS for you.',
        `${firm.name} is registered as a CPA firm with the ${firm.board}, under the number that your letter shows. We prepare financial statements under the AICPA’s Statements on Standards for Accounting and Review Services (SSARS), section AR-C\u00a070, and mark their pages “No assurance is provided.” Because we issue no audits, reviews or compilations, we have no peer review to show. If a lender or surety wants one of these, we refer you to an independent firm.`,
        `Your information stays confidential, during the agreement and after it, as the privacy policy describes. We hold the money we debit for your ${claims.payday.debited} in a trust account at an insured bank, separate from our own money, and use it for nothing else. We carry professional liability and crime insurance, with the insurers and limits named in your letter. When we find an error in past filings, we explain its consequences. Whether to amend is your decision.`,
      ],
      // Its first clauses are the promises of /about, in their order.
      isQuoted: true,
      list: [
        `On any plan you have ${claims.accountant}, whom you meet before you sign and who reviews our work and takes your calls. When that person changes, you get ten days’ notice, or as much as we got. A second one, who knows your file, steps in when yours is away.`,
        'If a deposit or return is late or wrong because of us, we correct it at no charge, write to the agency, and pay the penalty and the interest. You can see each federal deposit in your EFTPS or IRS business tax account.',
        `When we close your books, the report ${claims.report} in plain English: your income, your costs, the changes and our questions.`,
        `We encrypt your records at rest and in transit, protect them with two-factor sign-in, and call to confirm any new bank account. Each year ${claims.controls.tested}, and ${claims.controls.report}.`,
        `You get an answer to a question, or a date for one, ${claims.reply}.`,
      ],
    },
    {
      heading: 'Our liability',
      paragraphs: [
        'You remain the employer and the taxpayer. The law holds you responsible for tax that is due, even if someone else files. We do not give legal advice, manage investments or audit. Our work is not designed to uncover fraud, although we report any we notice.',
        'We are not responsible for a loss that comes from late, missing or wrong information, from a run that you did not fund, or from an outage at a bank or agency. For any other claim, our liability is limited to the fees you paid for that service in the preceding twelve months or to the insurance limit named in your letter, whichever is greater.',
        `The limit does not apply to the money we debited for your ${claims.payday.debited}, for which we are fully liable, or to our promise to pay penalties and interest.`,
        'Neither of us owes the other lost profit or other indirect loss. Nothing here limits a liability that the law does not allow to be limited, such as for fraud or willful injury.',
      ],
    },
    {
      heading: 'Term and termination',
      paragraphs: [
        'The agreement runs from month to month. Either side may end it by 30\u00a0days’ written notice, without giving a reason or paying a fee. We send direct deposits before we know that our debit has cleared; your bank has two banking days to return it. If your bank returns it, we put our own money into the trust account the same day, so no other client’s money is touched. You wire us the amount on the next banking day, and later runs wait until you do. We may stop work when an undisputed invoice is 30 days late or someone asks us to do something unlawful.',
        'On the last day we give you the ledger, the registers, filed returns and a list of coming deadlines. We return the records you need for your tax filings even while a bill is open. Unless your letter says otherwise, we file returns for the quarters in which we ran the payroll.',
      ],
    },
    {
      heading: 'Governing law and disputes',
      paragraphs: [
        `The law of ${firm.state} governs the agreement, without its rules on conflict of laws. In a dispute, two people with power to settle meet within 30 days, in person or by telephone. Only then may either side sue, in the state or federal courts that sit in ${firm.state}.`,
        'If a court strikes one clause, the others remain. A change to these terms must be in writing and takes effect 30 days after you receive it, unless you end the agreement first.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        [
          'Notices under the agreement go to ',
          noticesEmail,
          ` or by mail to ${firm.legalName}, ${headOffice.address}. An email counts as received on the next business day.`,
        ],
        ['For a question about these terms, call ', phone, `, ${hours.long}.`],
      ],
    },
  ]),
};
