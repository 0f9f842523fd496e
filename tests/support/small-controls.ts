import type { Page } from 'playwright-core';

/** Controls that a finger could miss, each with its height in px. */
export const smallControls = (page: Page) =>
  page.locator('a, button, summary, input').evaluateAll((all) =>
    all.flatMap((element) => {
      // A press on the label around it checks a box or chooses an option.
      const isChecked = element.matches('[type=checkbox], [type=radio]');
      const target = isChecked ? element.closest('label') : element;
      const { width, height } = (target ?? element).getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true });
      // A link within a sentence is as high as its line; another may stretch over its card.
      const isLarge =
        height >= 44 ||
        getComputedStyle(element).display === 'inline' ||
        element.matches('li.relative a, [class*="after:inset-0"]');
      return isShown && width > 0 && !isLarge ? [`${element.textContent} ${height}`] : [];
    }),
  );
