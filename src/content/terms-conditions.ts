import { claims } from '@/content/claims';
import { noticesEmail, phone } from '@/content/contact-links.excerpt';
import { practiceCount } from '@/content/counts.excerpt';
import { firm } from '@/content/firm.excerpt';
import { hours } from '@/content/hours.excerpt';
import { headOffice } from '@/content/offices.excerpt';
import type { LegalSection, LegalText } from '@/content/privacy-policy';
import { possessive } from '@/lib/possessive';
import { withIds } from '@/lib/with-ids';

/** Placeholder for an unspecified figure, highlighted on the page (LEGAL-1). */
export const placeholder = '[number]';

export const termsConditions: LegalText = {
  updated: 'January 2026',
  lead: `${possessive(firm.name)} clients agree to these terms and to an engagement letter that names the services, people and price. Where they differ, the letter decides.`,
  sections: withIds<LegalSection>('terms', [
    {
      heading: 'Who is bound, and by what',
      paragraphs: [
        `The agreement is between ${firm.legalName} and the business or person named in the engagement letter. It begins when both have signed. You must be 18 or older and authorized to act for the business.`,
        'Using this website does not bind you. It is a demonstration of an invented firm: its forms, cart and checkout place no order. Its prices and courses are samples.',
      ],
    },
    {
      heading: 'What we can be engaged to do',
      paragraphs: [
        `${firm.name} works in ${practiceCount} areas. You have engaged us only for those that your letter names. Work outside them needs a new letter.`,
        'An employer of record and global payroll are services of a partner, under the partner’s contract and at the price it quotes. We introduce you, send the hours and keep the ledger, and the partner is responsible for its own work.',
      ],
      list: [
        'Dentist services: provider statements, associate and hygienist pay, lab bills, and the records of a practice purchase.',
        'Healthcare services: matching claims to remittances and deposits, provider pay, and reports by location.',
        'Real estate services: rent rolls, owner statements, trust account reconciliation, depreciation and exchange records.',
        'Taxation services: business returns, owners’ returns by quote, estimates, state filings, and replies to notices.',
        'Accounting services: bookkeeping, reconciliation, the monthly close, and the preparation of financial statements.',
        'Payroll services: pay runs, direct deposit, tax deposits, quarterly and annual returns, and wage statements.',
      ],
    },
    {
      heading: 'Fees and payment',
      paragraphs: [
        `Fees are those in your letter. Monthly plans are billed on the first, for the month ahead. A plan billed by the year is billed once, in advance, and if it ends or changes early, we refund or credit the unused months. Other work is billed as it is completed. A price changes only after 60\u00a0days’ written notice. Setup, filing and support are part of a plan’s price, and government filing fees are ${claims.governmentCharges}.`,
        `Payment is due within ${placeholder} days of the invoice date. An amount not paid by then bears interest at ${placeholder} percent a year, from the due date to the day it is paid. Both are filled in when the letter is signed.`,
        `A course from the shop is refunded in full within ${claims.refundDays}\u00a0days of its purchase. Write to us; no reason is needed.`,
        'If you dispute a line, tell us before the due date and pay the rest. No interest runs on a disputed amount while we look into it.',
      ],
    },
    {
      heading: 'Your part',
      paragraphs: ['Our work is only as good as the records it starts from.'],
      list: [
        'Send complete and accurate hours, documents and answers by the dates on your calendar.',
        'Review pay runs, returns and statements, and approve them or point out the error.',
        `Have the money for wages and tax in your account ${claims.payday.drawn}.`,
        'Sign the authorizations that filing requires, such as Form 8655 or Form 8879.',
        'Forward any letter from a tax agency within five business days.',
        'Share your passwords with no one, and tell us the same day if one is lost.',
      ],
    },
    {
      heading: 'Our part',
      paragraphs: [
        'We do the work with the care and skill that the profession expects, under the supervision of a person licensed for it. CPAs and Enrolled Agents here follow Treasury Circular 230 when they deal with the IRS for you.',
        `${firm.name} is registered as a CPA firm with the ${firm.board}, under the number that your letter shows. We prepare financial statements under the AICPA’s Statements on Standards for Accounting and Review Services (SSARS), section AR-C\u00a070, and mark their pages “No assurance is provided.” Because we issue no audits, reviews or compilations, we have no peer review to show. A lender or surety who wants one of these is referred to an independent firm.`,
        `Your information stays confidential, during the agreement and after it, as the privacy policy describes. Money drawn for your wages and taxes is held in a trust account at an insured bank, separate from our own money, and used for nothing else. Professional liability and crime insurance are in force, with the insurers and limits named in your letter. Each year ${claims.controls.tested}, and ${claims.controls.report}. When we find an error in past filings, we explain its consequences. Whether to amend is your decision.`,
      ],
      // Its first clauses are the promises of /about, in their order.
      isQuoted: true,
      list: [
        `On any plan you have ${claims.accountant}, who reviews what we do for you and takes your calls. When that person changes, you get ten days’ notice, or as much as we had ourselves.`,
        'A deposit or return that is late or wrong through our fault: we correct it free of charge, write to the agency, and pay the penalty and interest. You can see each federal deposit in your EFTPS or IRS business tax account.',
        `A report on the books we close: it ${claims.report}.`,
        'Your records: encrypted at rest and in transit, behind a second factor, and new bank details confirmed by telephone.',
        `A question from you: an answer, or the date of one, ${claims.reply}.`,
        'When your accountant is away: a second one, who knows the file.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'You remain the employer and the taxpayer. The law holds you responsible for tax that is due, even if someone else files. We do not give legal advice, manage investments or audit. Our work is not designed to uncover fraud, although we report any that we notice.',
        'We are not responsible for a loss that comes from late, missing or wrong information, from a run that you did not fund, or from an outage at a bank or agency. For any other claim, our liability is limited to the fees you paid for that service in the preceding twelve months or to the insurance limit named in your letter, whichever is greater.',
        'The limit does not apply to money that we drew for your wages and taxes, for which we answer in full, or to our promise to pay penalties and interest.',
        'Neither of us owes the other lost profit or other indirect loss. Nothing here limits a liability that the law does not allow to be limited, such as for fraud or willful injury.',
      ],
    },
    {
      heading: 'Term and end',
      paragraphs: [
        'The agreement runs from month to month. Either side may end it by 30\u00a0days’ written notice, without giving a reason or paying a fee. We send direct deposits before we know that our draw was honored; your bank has two banking days to return it. If it is returned, we make the trust account whole from our own money on the same day, so that no other client’s money covers it. You make it good by wire on the next banking day, and later runs wait until you have. We may stop work when an undisputed invoice is 30 days late or we are asked to do something unlawful.',
        'On the last day we hand over the ledger, the registers, filed returns and a list of coming deadlines. The records that you need for your tax filings are returned even while a bill is open. Unless your letter says otherwise, we file returns for the quarters in which we ran the payroll.',
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
