// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { formatCents } from '@/lib/format-cents';
import { sampleCheck } from '@/payroll/sample-check';
import { startVisit } from '../support/start-visit';

it('the net pay of the chosen state is announced once the stamp is back (ST-PAY-5)', async () => {
  const announcer = document.body.appendChild(document.createElement('div'));
  announcer.id = 'announcer';
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
