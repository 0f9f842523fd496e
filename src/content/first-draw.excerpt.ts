import { formatCents } from '@/lib/format-cents';
import { drawLines, sampleCheck } from '@/payroll/sample-check';

/** The sample check as it begins (ST-PAY-1). */
const check = sampleCheck(84_50, 41_00, 'montana');

const toLine = (label: string, cents: number) => ({ label, amount: formatCents(-cents) });

/** What it draws from the bank, for other pages and sharing images to show. */
export const firstDraw = {
  lines: drawLines(check).map(([label, cents]) => toLine(label, cents)),
  total: toLine('This check', check.drawn),
};
