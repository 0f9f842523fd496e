import { firm } from '@/content/firm';
import { toPhoneLine } from '@/lib/to-phone-line';

/** The firm's phone line (BIZ-13). */
export const phoneLine = toPhoneLine(firm.hours, firm.timeZone.id);
