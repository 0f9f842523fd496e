import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { appointment } from '@/content/appointment';
import { shop } from '@/content/shop';
import { axeFindings } from '../support/axe-findings';
import { summary } from '../support/disclosure';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { awards, product } from '../support/sample';

const visit = openSite();

describe.each(nightly([390, 1280], [390]))('axe at %i px', (width) => {
  it.concurrent('finds nothing while the newsletter shows its error, nor its toast', async ({
    onTestFinished,
  }) => {
    const page = await visit({ width }, onTestFinished);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Please enter your email').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Email address').fill('a');
    await page.keyboard.press('Enter');
    await page.getByText('Thanks for subscribing!').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it.concurrent('finds nothing while an award shows its name, nor while the video is open', async ({
    onTestFinished,
  }) => {
    const page = await visit({ path: '/about', width }, onTestFinished);
    await page.getByRole('button', { name: awards[0] }).focus();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: about.intro.video.label }).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it.concurrent('finds nothing while the list of interests is open', async ({ onTestFinished }) => {
    const page = await visit({ path: '/appointment', width }, onTestFinished);
    await page.getByRole('button', { name: appointment.form.labels.interest }).click();
    await page.getByRole('listbox').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('finds nothing on a review form, a filled cart and the open lists of the checkout', async () => {
    const page = await visit({ path: product.path, width });
    await page.getByRole('tab', { name: shop.tabs.reviews }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.locator('.Toastify__toast').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Empty Cart' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Proceed To Checkout' }).click();
    await summary(page, 'Click here').click();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Newark' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'State' }).fill('zzz');
    await page.getByText('No match in the list.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});

it.concurrent('finds nothing with a dropdown menu open', async ({ onTestFinished }) => {
  const page = await visit({}, onTestFinished);
  await summary(page, 'Pages').click();
  expect(await axeFindings(page)).toEqual([]);
});

it.concurrent('finds nothing with the mobile menu open, or one of its submenus', async ({
  expect,
  onTestFinished,
}) => {
  const page = await visit({ width: 390 }, onTestFinished);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await summary(page.getByRole('dialog'), 'Pages').click();
  // Its last link is fully visible after scrolling.
  await expect.poll(() => axeFindings(page)).toEqual([]);
});
