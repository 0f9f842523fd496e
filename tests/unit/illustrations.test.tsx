import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BankFeed } from '@/illustrations/bank-feed';
import { ElevenCents } from '@/illustrations/eleven-cents';
import { Reconciliation } from '@/illustrations/reconciliation';

/** Every amount that a drawing shows, in cents, in order. */
function amountsIn(drawing: ReactElement): readonly number[] {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(drawing);
  return [...document.querySelectorAll('.figure')].map(({ textContent }) =>
    Math.round(Number(textContent.replace('−', '-').replaceAll(/[+,]/g, '')) * 100),
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the drawings add up', () => {
  it('the day’s reconciliation ends at its sum', () => {
    const amounts = amountsIn(<Reconciliation />);
    expect(amounts).toHaveLength(5);
    expect(amounts.at(-1)).toBe(sum(amounts.slice(0, -1)));
  });

  it('the bank feed has the pay run of the reconciliation', () => {
    expect(amountsIn(<BankFeed />)[0]).toBe(amountsIn(<Reconciliation />)[1]);
  });

  it('the first month-end is eleven cents apart, as is its freight charge', () => {
    const [debits = 0, credits = 0, difference] = amountsIn(<ElevenCents />);
    expect([difference, debits - credits]).toEqual([11, 11]);
    const freight = /Freight: ([\d.]+) entered as ([\d.]+)/.exec(
      renderToStaticMarkup(<ElevenCents />),
    );
    expect(Math.round(100 * (Number(freight?.[1]) - Number(freight?.[2])))).toBe(11);
  });
});
