import { phone, privacyEmail } from '@/content/contact-links.excerpt';
import { firm } from '@/content/firm.excerpt';
import type { ContactLink } from '@/lib/contact-link';
import { withIds } from '@/lib/ids';

/** A paragraph; in parts if it has links. */
export type LegalParagraph = string | readonly (string | ContactLink)[];

export type LegalSection = {
  id: string;
  heading: string;
  paragraphs: readonly LegalParagraph[];
  list?: readonly string[];
  /** Whether its first clauses are those that /about quotes. */
  isQuoted?: true;
};

/** A legal page (LEGAL-1). A section's list follows its paragraphs. */
export type LegalText = { updated: string; lead: string; sections: readonly LegalSection[] };

export const privacyPolicy: LegalText = {
  updated: 'January 2026',
  lead: 'To pay your people and file your returns, we need private information. This policy says why, who else sees it and how long we keep it.',
  sections: withIds<LegalSection>('privacy', [
    {
      heading: 'Scope',
      paragraphs: [
        `This policy covers the information ${firm.name} receives when it works for a client, and this website. “You” means the client, the client’s owners, and any employee, contractor, tenant or patient whose record reaches us through the client.`,
        'When an employer hires us, the payroll file still belongs to the employer. We work on it under a contract and follow the employer’s instructions within the law.',
      ],
    },
    {
      heading: 'This website',
      paragraphs: [
        'This is a demonstration site for an invented firm. It sets no cookies, puts nothing into your browser’s storage, and has no analytics, advertising or tracking code. Text you type into a form stays on the page and goes nowhere. The cart lives in memory and is gone when you reload.',
        'Two frames come from other companies. The video frame loads only when you press play, the map on the contact page when you scroll near it. A frame that loads reveals your IP address to its provider, which may set cookies under its policy.',
        'Like any web host, the computer that serves these pages may log the address, time and page of a request. We do not use such logs to find out who you are.',
      ],
    },
    {
      heading: 'Client records, and why we keep them',
      paragraphs: [
        'We ask for the records the work requires. If a form asks for a number we do not need, leave it blank and tell us.',
        'We handle patient details in a clinic’s or dentist’s records under a HIPAA business associate agreement with the practice.',
      ],
      list: [
        'To run payroll: names, addresses, Social Security numbers, Forms\u00a0W-4, hours, rates, deductions, court orders and bank accounts for direct deposit.',
        'To keep books: bank and card activity, invoices, bills, leases, loan documents and, for practices, claim and remittance records.',
        'To prepare returns: prior returns, ownership and dependents, and income, deduction and credit documents.',
        'To reach you: work email, telephone numbers, and notes of agreements made by telephone.',
      ],
    },
    {
      heading: 'A separate law protects tax\u00a0return information',
      paragraphs: [
        'Section 7216 of the Internal Revenue Code makes it a crime for a preparer to knowingly or recklessly use or disclose the information you give us for an income tax return, unless the law allows it or you have first consented in writing. We read it strictly: we do not use your return to sell you anything.',
        'A consent names the information, the recipient and the purpose, and ends after one year unless it states another term. If you refuse, we still prepare the return. Without a consent, no return information leaves the United States.',
        `${firm.name} is registered as a CPA firm with the ${firm.board}. The rules of the board and of the AICPA bind us to confidentiality in the rest of our work too.`,
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'We do not sell personal information, rent it, or trade it for anything. Each of these recipients gets only what it needs.',
      ],
      list: [
        'The IRS, the Social Security Administration, and the state and local agencies we file or make deposits with.',
        'Banks that move wages and tax, and benefit carriers, plan administrators or courts that receive a deduction.',
        'Software and data center companies that work under contract, may use the records only for our work, and are reviewed yearly.',
        'Anyone you name in writing, such as a lender, a buyer or your attorney.',
        'A court or agency with a valid order. We tell you first, unless the order forbids it.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Because we prepare personal tax returns, the Gramm-Leach-Bliley Act treats us as a financial institution. The FTC Safeguards Rule requires a written security program. We run payroll and accounting records under the same program.',
        'One partner is responsible for the program and reports on it yearly in writing. Staff open only the files of the clients they serve. Access ends on the day a person leaves. Please do not send Social Security or bank numbers by ordinary email. Clients have an encrypted portal, and anyone who only wants a document reviewed gets an encrypted folder.',
        `If someone takes unencrypted records of 500 or more people, the Safeguards Rule gives us 30 days from discovery to notify the FTC. We also tell the people affected and the attorney general or agency of each state they live in, within the time its law gives.`,
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'We keep records for a set time, then shred or erase them, backups included. An audit, a dispute or a court order stops the clock. The Safeguards Rule calls for disposal within two years of last use unless a legal or business need remains. These are ours:',
      ],
      list: [
        'Employment tax records: four years after the tax was due or was paid, whichever is later.',
        'Time cards and schedules: three years from the payday they support. The federal minimum is two.',
        'Income tax returns and workpapers: seven years from filing. Federal law asks preparers for three.',
        'Signed e-file authorizations: three years from the due date or from receipt by the IRS, whichever is later.',
        'Inquiries from people who did not become clients: twelve months. The documents that came with them: 30 days.',
      ],
    },
    {
      heading: 'People under 18',
      paragraphs: [
        'Our services are not for anyone under 18. We accept no one younger as a client and do not knowingly collect personal information from them.',
        'A client’s payroll may include a younger worker, and a return may list a child. We receive those details from the employer or the parent and use them only to pay, withhold and report. If a minor writes to us directly, we delete the message once we know.',
      ],
    },
    {
      heading: 'Your requests, and changes to this policy',
      paragraphs: [
        'You may see the records we hold about you, have an error corrected, receive a copy, or have us erase whatever the law does not require us to keep. There is nothing to opt out of: we sell no data, target no advertising and profile no one. We confirm who you are by phone and answer within 30 days, at no charge. If your employer or landlord sent us the record, please ask them first, because it is theirs to change.',
        `When we refuse a request, we say why. You may appeal in writing to a partner who had no part in the answer and who replies within 60 days. If you are a ${firm.state} consumer, you can take a refused appeal to the attorney general under the state’s Consumer Data Privacy Act.`,
        [
          'Email ',
          privacyEmail,
          ' or call ',
          phone,
          '. When this policy changes, we put a new month at the top and email our clients at least 30 days ahead of the change.',
        ],
      ],
    },
  ]),
};
