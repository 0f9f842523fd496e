import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ElevenCents } from '@/illustrations/eleven-cents';

/** Every amount that a drawing shows, in cents, in order. */
function amountsIn(drawing: ReactElement): readonly number[] {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(drawing);
  return [...document.querySelectorAll('.figure')].map(({ textContent }) =>
    Math.round(Number(textContent.replace('−', '-').replaceAll(/[+,]/g, '')) * 100),
  );
}

describe('the drawings add up', () => {
  it('the first month-end is eleven cents apart, as is its freight charge', () => {
    const [debits = 0, credits = 0, difference] = amountsIn(<ElevenCents />);
    expect([difference, debits - credits]).toEqual([11, 11]);
    const freight = /Freight: ([\d.]+) entered as ([\d.]+)/.exec(
      renderToStaticMarkup(<ElevenCents />),
    );
    expect(Math.round(100 * (Number(freight?.[1]) - Number(freight?.[2])))).toBe(11);
  });
});
