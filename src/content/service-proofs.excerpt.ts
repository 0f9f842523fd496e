import { caseStudies } from '@/content/case-studies';

/** What a case study shows of a practice: two amounts, what they are, and the name of the case. */
export type Proof = { before: string; after: string; what: string; study: string };

/** By the path of the practice; none if no case proves it. */
export const serviceProofs: Readonly<Record<string, Proof>> = Object.fromEntries(
  caseStudies.flatMap(({ name, client, results, proves }) => {
    const [{ value: before }, { value: after }] = results;
    const proof = proves && { before, after, what: `${proves.what} at ${client}`, study: name };
    return proof ? [[proves.service, proof]] : [];
  }),
);
