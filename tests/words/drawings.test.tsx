import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BankFeed } from '@/illustrations/bank-feed';
import { sampleCheck } from '@/payroll/sample-check';
import { BankDraw } from '@/sections/home/bank-draw';

/** The amounts in a drawing in cents, in order. */
function amountsIn(drawing: ReactElement): readonly number[] {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(drawing);
  return [...document.querySelectorAll('.figure')].map(({ textContent }) =>
    Math.round(Number(textContent.replace('−', '-').replaceAll(/[+,]/g, '')) * 100),
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const check = sampleCheck(8450, 4100, 'montana');
const amountsDrawn = amountsIn(<BankDraw check={check} isStamped />);

describe('the drawings add up', () => {
  it('the parts of the sample check add up to the amount drawn from the bank', () => {
    expect(amountsDrawn.at(0)).toBe(sum(amountsDrawn.slice(1, 5)));
  });

  it('the bank feed has the payroll run of the check', () => {
    expect(amountsIn(<BankFeed />)[0]).toBe(amountsDrawn.at(5));
  });
});
