import { vi } from 'vitest';

/** Modules imported from now on have the rules of a tax year: those of 2027 are in this folder. */
export function setYear(year: 2026 | 2027) {
  if (year === 2026) return;
  vi.resetModules();
  vi.doMock('@/payroll/tax-year', () => import('./tax-year-2027'));
}

/** Ends what `setYear` began. */
export function leaveYear() {
  vi.doUnmock('@/payroll/tax-year');
  vi.resetModules();
}
