import { paydaysMachine } from '@machines/paydays.machine';
import { describe, expect, it } from 'vitest';
import { createActor, getInitialSnapshot } from 'xstate';
import { frequencies } from '@/content/paydays';
import { type Frequency, paydaysFrom } from '@/payroll/paydays';
import { year } from '@/payroll/tax-year';
import { paydayLines } from '../support/payday-lines';
import { renderRoot } from '../support/render-root';
import { textsIn } from '../support/words-in';

const path = '/services/payroll-processing';
const from = (first: string, frequency: Frequency) => paydaysFrom(new Date(first), frequency);
const iso = (day: Date | undefined) => day?.toISOString().slice(0, 10);

const part = '[aria-labelledby=paydays-title]';
const input = { year: 2026, first: '2026-01-02' };

describe('the list of paydays (ST-DAYS-1)', () => {
  it('initially has those of every two weeks from January 2, 2026', async () => {
    const { context } = getInitialSnapshot(paydaysMachine, input);
    expect(context, 'ST-DAYS-1').toEqual({ ...input, text: input.first, frequency: 'biweekly' });
    const lines = paydayLines(await renderRoot(path));
    expect(lines.slice(0, 3), `ST-DAYS-1 on ${path}`).toEqual([
      'January Fri 2 Dec 31 Jan 7',
      'January Fri 16 Jan 15 Jan 22',
      'January Fri 30 Jan 29 Feb 4',
    ]);
    expect(lines.at(-1), `ST-DAYS-1 on ${path}`).toBe('December Thu 31 Dec 30 Jan 6');
  });

  it('can start in the tax year and in the next', () => {
    const actor = createActor(paydaysMachine, { input }).start();
    const stateOf = (text: string) => {
      actor.send({ type: 'payday.typed', text });
      actor.send({ type: 'text.committed' });
      return actor.getSnapshot().value;
    };
    const years = [year - 1, year, year + 1, year + 2].map((one) => stateOf(`${one}-03-05`));
    expect(years, 'ST-DAYS-1').toEqual(['outside', 'listed', 'listed', 'outside']);
  });

  it('is weekly, every two weeks, twice a month or monthly', async () => {
    expect(
      frequencies.map(({ label }) => label),
      'ST-DAYS-1',
    ).toEqual(['Weekly', 'Every two weeks', 'Twice a month', 'Monthly']);
    const shown = textsIn(await renderRoot(path), `${part} fieldset label`);
    expect(shown, `ST-DAYS-1 on ${path}`).toEqual(frequencies.map(({ label }) => label));
  });
});

describe('a payday on a day without banks (ST-DAYS-2)', () => {
  it('is the banking day before, marked, with its day in the schedule and the holiday', async () => {
    const marked = [...(await renderRoot(path)).querySelectorAll(`${part} [data-moved]`)].map(
      (line) => [...line.querySelectorAll('tr')].map((row) => row.textContent),
    );
    expect(marked, `ST-DAYS-2 on ${path}`).toEqual([
      ['Thu18Jun 17Jun 24', 'Not Fri, Jun 19: Juneteenth'],
      ['Thu2Jul 1Jul 8', 'Not Fri, Jul 3: Independence Day'],
      ['Thu31Dec 30Jan 6', 'Not Fri, Jan 1: New Year’s Day'],
    ]);
    const weekend = from('2026-12-05', 'monthly').paydays[0];
    expect(iso(weekend?.paid), 'ST-DAYS-2').toBe('2026-12-04');
  });
});

describe('beside each payday (ST-DAYS-3)', () => {
  it('counts from the day on which a moved payday is paid', () => {
    // The schedule's Saturday belongs to the next deposit period.
    const [saturday] = from('2026-01-31', 'monthly').paydays;
    expect([saturday?.paid, saturday?.taxDue].map(iso), 'ST-DAYS-3').toEqual([
      '2026-01-30',
      '2026-02-04',
    ]);
  });

  it('stand both in its line, also in that of a moved payday', async () => {
    const lines = paydayLines(await renderRoot(path));
    expect(lines[1], `ST-DAYS-3 on ${path}`).toBe('January Fri 16 Jan 15 Jan 22');
    const moved = lines.filter((line) => line.startsWith('July Thu 2'));
    expect(moved, `ST-DAYS-3 on ${path}`).toEqual(['July Thu 2 Jul 1 Jul 8']);
  });
});

it('the paydays can be saved as a calendar (ST-DAYS-5)', async () => {
  const buttons = textsIn(await renderRoot(path), `${part} button`);
  expect(buttons, `ST-DAYS-5 on ${path}`).toEqual(['Save as calendar']);
});
