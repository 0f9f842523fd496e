import { expect, it } from 'vitest';
import { builtPages, readPage } from '../support/built-pages';
import { openSite } from '../support/open-site';
import { routePaths } from '../support/route-paths';

const visit = openSite();

/** Forms with fields that the browser requires. */
const forms = 'main form:has(:required)';
const built = builtPages();
const paths = routePaths.filter(
  (path) => built.includes(path) && readPage(path).querySelector('main form [required]'),
);

it.each(paths.flatMap((path) => [390, 1280].map((width) => [path, width] as const)))(
  'the first field of %s that is empty on submitting is shown with its label, at %i px',
  async (path, width) => {
    const page = await visit({ path, width });
    const visible = page.locator(forms).filter({ visible: true });
    let count = 0;
    for (const form of await visible.all()) {
      const submit = form.locator('[type=submit]').filter({ visible: true }).last();
      // The form is above the screen as far as it can be.
      await submit.evaluate((button) => {
        scrollBy({ top: button.getBoundingClientRect().top - 200, behavior: 'instant' });
      });
      await submit.click();
      const label = await form.evaluateHandle((element: HTMLFormElement) => {
        const field = element.querySelector<HTMLInputElement>(':invalid');
        return field === document.activeElement ? field?.labels?.[0] : undefined;
      });
      const clearance = () =>
        label.evaluate((element) => {
          const bar = document.querySelector('.site-header')?.getBoundingClientRect();
          return (element?.getBoundingClientRect().top ?? Number.NaN) - (bar?.bottom ?? 0);
        });
      await expect
        .poll(clearance, { message: 'px between the header and the label' })
        .toBeGreaterThanOrEqual(12);
      count++;
    }
    expect(count).toBeGreaterThan(0);
  },
);

it('a first empty field that the edge of the screen cuts is shown whole on submitting, with motion', async () => {
  const page = await visit({ path: '/contact', height: 1150, reducedMotion: 'no-preference' });
  const field = page.locator(forms).locator(':invalid:not(fieldset)').first();
  await field.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top + 20, behavior: 'instant' }),
  );
  await page.locator(forms).locator('[type=submit]').click();
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  const clearance = () =>
    field.evaluate((element) => {
      const bar = document.querySelector('.site-header')?.getBoundingClientRect();
      return element.getBoundingClientRect().top - (bar?.bottom ?? 0);
    });
  await expect
    .poll(clearance, { message: 'px between the header and the field on /contact (WCAG 2.4.11)' })
    .toBeGreaterThanOrEqual(40);
});
