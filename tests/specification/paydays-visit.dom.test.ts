import { afterEach, describe, expect, it, vi } from 'vitest';
import { paydayLines } from '../support/payday-lines';
import { startVisit } from '../support/start-visit';

const path = '/services/payroll-processing';
const part = '[aria-labelledby=paydays-title]';
const field = `${part} [type=date]`;
type Visit = Awaited<ReturnType<typeof startVisit>>;

const countIn = (visit: Visit) => visit.find(`${part} [role=status] .figure`).textContent;
const refusal = (visit: Visit) => visit.find(`${part} [role=alert]`).textContent;
const leave = (visit: Visit) =>
  visit.perform(() =>
    visit.find(field).dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  );

/** Types a date and leaves the field. */
async function enter(visit: Visit, text: string) {
  await visit.type(field, text);
  await leave(visit);
}

describe('the list of paydays (ST-DAYS-1, ST-DAYS-2)', () => {
  it('ends with its year, and follows the choice, for the visit', async () => {
    const visit = await startVisit(path);
    await enter(visit, '2027-11-30');
    await visit.press('Monthly', `${part} label`);
    const monthly = ['November Tue 30 Nov 29 Dec 3', 'December Thu 30 Dec 29 Jan 5'];
    expect(paydayLines(visit.page), 'ST-DAYS-1').toEqual(monthly);
    await visit.go('/faq');
    await visit.go(path);
    expect(paydayLines(visit.page), 'ST-DAYS-1').toEqual(monthly);
    expect(visit.find<HTMLInputElement>(field).value, 'ST-DAYS-1').toBe('2027-11-30');
    await visit.end();
  });

  it('says how many it has, and why they are more than usual', async () => {
    const visit = await startVisit(path);
    const explains = () => visit.page.querySelector(`${part} [role=status] strong`) !== null;
    expect([countIn(visit), explains()], 'ST-DAYS-2').toEqual(['27', true]);
    await enter(visit, '2026-01-09');
    expect([countIn(visit), explains()], 'ST-DAYS-2').toEqual(['26', false]);
    await visit.end();
  });
});

describe('a date that is typed (ST-DAYS-4)', () => {
  it('is listed or refused when the field is left, and a refusal does not change the list', async () => {
    const visit = await startVisit(path);
    await enter(visit, '2027-03-05');
    expect(paydayLines(visit.page)[0], 'ST-DAYS-4').toBe('March Fri 5 Mar 4 Mar 10');
    const before = paydayLines(visit.page);
    const refusals = new Set<string>();
    for (const text of ['', '1900-01-05', '2028-01-07', '9999-12-31']) {
      await visit.type(field, text);
      expect(refusal(visit), `ST-DAYS-4: ${text}`).toBe('');
      await leave(visit);
      expect(refusal(visit), `ST-DAYS-4: ${text}`).not.toBe('');
      expect(visit.find(field).getAttribute('aria-invalid'), `ST-DAYS-4: ${text}`).toBe('true');
      expect(paydayLines(visit.page), `ST-DAYS-4: ${text}`).toEqual(before);
      refusals.add(refusal(visit));
    }
    expect(refusals.size, 'ST-DAYS-4').toBe(2);
    await enter(visit, '2026-01-09');
    expect(refusal(visit), 'ST-DAYS-4').toBe('');
    expect(paydayLines(visit.page)[0], 'ST-DAYS-4').toBe('January Fri 9 Jan 8 Jan 14');
    await visit.end();
  });

  it('is listed 700 ms after the last change', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const visit = await startVisit(path);
    const before = paydayLines(visit.page);
    await visit.type(field, '2027-03-01');
    await visit.perform(() => vi.advanceTimersByTime(699));
    expect(paydayLines(visit.page), 'ST-DAYS-4').toEqual(before);
    await visit.type(field, '2027-03-05');
    await visit.perform(() => vi.advanceTimersByTime(699));
    expect(paydayLines(visit.page), 'ST-DAYS-4').toEqual(before);
    await visit.perform(() => vi.advanceTimersByTime(1));
    expect(paydayLines(visit.page)[0], 'ST-DAYS-4').toBe('March Fri 5 Mar 4 Mar 10');
    await visit.type(field, '1900-01-05');
    await visit.perform(() => vi.advanceTimersByTime(700));
    expect(refusal(visit), 'ST-DAYS-4').toBe('');
    await visit.end();
    vi.useRealTimers();
  });

  it('is refused on Enter', async () => {
    const visit = await startVisit(path);
    await visit.type(field, '1900-01-05');
    await visit.perform(() =>
      visit
        .find(field)
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    );
    expect(refusal(visit), 'ST-DAYS-4').not.toBe('');
    await visit.end();
  });
});

describe('the calendar file (ST-DAYS-5)', () => {
  afterEach(() => vi.restoreAllMocks());

  it('has an event for each payday of the list, and the name of its year', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:paydays';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const visit = await startVisit(path);
    await visit.press('Save as calendar');
    await enter(visit, '2027-11-30');
    await visit.press('Monthly', `${part} label`);
    await visit.press('Save as calendar');
    expect(names, 'ST-DAYS-5').toEqual(['paydays-2026.ics', 'paydays-2027.ics']);
    const days = await Promise.all(
      files.map(async (file) =>
        [...(await file.text()).matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day),
      ),
    );
    expect(days[0]?.length, 'ST-DAYS-5').toBe(27);
    expect(days[1], 'ST-DAYS-5').toEqual(['20271130', '20271230']);
    expect(
      files.map(({ type }) => type),
      'ST-DAYS-5',
    ).toEqual(['text/calendar', 'text/calendar']);
    await visit.end();
  });
});
