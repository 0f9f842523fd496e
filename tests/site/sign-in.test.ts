import { describe, expect, it } from 'vitest';
import { form } from '../support/demo-form';
import { openSite } from '../support/open-site';

const visit = openSite();

describe('the sign-up and sign-in screens (AUTH-1)', () => {
  it('the whole form of Register is seen on a small laptop', async () => {
    const page = await visit({ path: '/register', width: 1280, height: 800 });
    const button = await form(page).getByRole('link', { name: 'Register' }).boundingBox();
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThan(800);
  });
});
