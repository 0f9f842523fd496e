import { firm } from '@/content/firm';
import { hoursWords } from '@/lib/hours-words';

const words = hoursWords(firm.hours, firm.timeZone.label);

/** When the phone is answered (BIZ-13); `src/lib/phone-line.ts` knows whether it is now. */
export const hours = { short: words.short, long: words.long };
export const { opens, days: openDays, onDays: onOpenDays } = words;
