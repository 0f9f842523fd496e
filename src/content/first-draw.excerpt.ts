import { formatCents } from '@/lib/money';
import { drawLines, sampleCheck } from '@/payroll/sample-check';

/** The initial sample check (ST-PAY-1). */
const check = sampleCheck(84_50, 41_00, 'montana');

const toLine = (label: string, cents: number) => ({ label, amount: formatCents(-cents) });

/** Its bank draw, for other pages and sharing images. */
export const firstDraw = {
  lines: drawLines(check).map(([label, cents]) => toLine(label, cents)),
  total: toLine('This check', check.drawn),
};
