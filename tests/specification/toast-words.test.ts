// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The toaster keeps the document where it was mounted.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
});

it('a toast thanks for subscribing (BIZ-7, ST-NEWS)', async () => {
  const { startVisit } = await import('../support/start-visit');
  const visit = await startVisit('/faq');
  await visit.type('.newsletter-band [name=email]', 'ann@example.com');
  await visit.press('Subscribe');
  const toasts = () =>
    [...document.querySelectorAll('.Toastify__toast, [role=status]')].map((toast) =>
      toast.textContent?.trim(),
    );
  await vi.waitFor(() => expect(toasts(), 'BIZ-7').toContain('Thanks for subscribing!'), 10_000);
  await visit.end();
});
