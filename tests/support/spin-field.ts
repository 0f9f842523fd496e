import type { Locator } from 'playwright-core';

/** What a quantity says beside a text that it refuses. */
export const quantityRefusal = 'Enter 1–9999';

/** What the live region says that describes a spin button. */
export const refusalOf = (field: Locator) =>
  field.evaluate((input) => {
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    const isRegion = description?.matches('[role=status]');
    const region = isRegion ? description : description?.querySelector('[role=status]');
    return region?.textContent;
  });
