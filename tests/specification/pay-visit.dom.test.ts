import { expect, it, vi } from 'vitest';
import { formatCents } from '@/lib/money';
import { sampleCheck } from '@/payroll/sample-check';
import { startVisit } from '../support/start-visit';

it('the net pay of the chosen state is announced once the stamp is back (ST-PAY-5)', async () => {
  const announcer = document.createElement('div');
  announcer.id = 'announcer';
  document.body.prepend(announcer);
  const visit = await startVisit('/');
  await visit.press('Wyoming', '.pay-state');
  const { net } = sampleCheck(84_50, 41_00, 'wyoming');
  await vi.waitFor(
    () => expect(announcer.textContent, 'ST-PAY-5 on /').toBe(`Net pay $${formatCents(net)}`),
    5_000,
  );
  await visit.end();
  announcer.remove();
});

it.each([
  ['hours', '[aria-valuemax="120"]', '84.50', '85.00', '84.00'],
  ['rate', '[aria-valuemax="160"]', '41.00', '42.00', '40.00'],
])('buttons and arrow keys change the %s by a step (ST-PAY-1)', async (_, field, at, up, down) => {
  const visit = await startVisit('/');
  const input = () => visit.find<HTMLInputElement>(`.pay-controls ${field}`);
  const press = (key: string) =>
    visit.perform(() => {
      input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  const step = (sign: number) => {
    const buttons = input().parentElement?.querySelectorAll('button') ?? [];
    return visit.perform(() => buttons[sign > 0 ? 1 : 0]?.click());
  };
  const shown = [input().value];
  for (const action of [
    () => press('ArrowUp'),
    () => press('ArrowDown'),
    () => press('ArrowDown'),
    () => step(1),
    () => step(1),
    () => step(-1),
  ]) {
    await action();
    shown.push(input().value);
  }
  expect(shown, 'ST-PAY-1 on /').toEqual([at, up, at, down, at, up, at]);
  await visit.end();
});
