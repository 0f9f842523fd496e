import { describe, expect, it } from 'vitest';
import { auth } from '@/content/auth';
import { isTitled, pathname } from '../support/browsing';
import { form, namesOf } from '../support/demo-form';
import { openSite } from '../support/open-site';

const visit = openSite();

describe('the sign-up and sign-in screens (AUTH-1)', () => {
  it('Register opens the login screen without creating an account', async () => {
    const page = await visit({ path: '/register' });
    expect(await namesOf(page, 'input')).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'agree',
    ]);
    await page.getByLabel(auth.register.labels.password).fill('secret');
    await page.getByLabel(auth.register.labels.password).press('Enter');
    await page.getByRole('button', { name: auth.register.google }).click();
    await page.locator('.Toastify__toast', { hasText: auth.register.note }).waitFor();
    expect(pathname(page)).toBe('/register');
    await form(page).getByRole('link', { name: 'Register' }).click();
    await isTitled(page, 'Login');
  });

  it('the whole form of Register is seen on a small laptop', async () => {
    const page = await visit({ path: '/register', width: 1280, height: 800 });
    const button = await form(page).getByRole('link', { name: 'Register' }).boundingBox();
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThan(800);
  });

  it('Login opens the home page, and Forget Password? the contact page', async () => {
    const page = await visit({ path: '/login' });
    expect(await namesOf(page, 'input')).toEqual(['email', 'password', 'remember']);
    const forgotten = page.getByRole('link', { name: 'Forget Password?' });
    expect(await forgotten.getAttribute('href')).toBe('/contact');
    await form(page).getByRole('link', { name: 'Login' }).click();
    await isTitled(page, 'Home');
  });
});
