import { termsConditions } from '@/content/terms-conditions';

/** The number of the section of the terms that begins with the promises of /about, in their order. */
export const promiseSection = termsConditions.sections.findIndex(({ isQuoted }) => isQuoted) + 1;
