import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The toaster keeps the document where it was mounted.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
});

/** The toasts that are shown. */
const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast')]
    .map((toast) => toast.textContent?.trim() ?? '')
    .filter((text) => text !== '');

it('a toast thanks for subscribing (BIZ-7, ST-NEWS)', async () => {
  const { startVisit } = await import('../support/start-visit');
  const visit = await startVisit('/faq');
  await visit.type('.newsletter-band [name=email]', 'ann@example.com');
  await visit.press('Subscribe');
  await vi.waitFor(() => expect(toasts(), 'BIZ-7').toContain('Thanks for subscribing!'), 10_000);
  await visit.end();
});

it('a toast says that the demo sends nothing of a form (VAL-6)', async () => {
  const { startVisit } = await import('../support/start-visit');
  const visit = await startVisit('/blog-details');
  const form = visit.find<HTMLFormElement>('[aria-labelledby=reply-title] form');
  await visit.perform(() =>
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  const says = (word: RegExp) => toasts().some((toast) => word.test(toast));
  await vi.waitFor(() => expect(toasts().join(), 'VAL-6').not.toBe(''), 10_000);
  expect({ toasts: toasts(), isHonest: says(/\b(nothing|no|not)\b/i) }, 'VAL-6').toMatchObject({
    isHonest: true,
  });
  await visit.end();
});
