import type { Page } from 'playwright-core';

/** Controls that are too small for touch, with their heights in px. */
export const smallControls = (page: Page) =>
  page.locator('a, button, summary, input').evaluateAll((all) =>
    all.flatMap((element) => {
      // Labels are part of the touch target.
      const isChecked = element.matches('[type=checkbox], [type=radio]');
      const target = isChecked ? element.closest('label') : element;
      const { width, height } = (target ?? element).getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true });
      // Links in a sentence are as high as the line; card links stretch over their card.
      const isLarge =
        height >= 44 ||
        getComputedStyle(element).display === 'inline' ||
        element.matches('li.relative a, [class*="after:inset-0"]');
      return isShown && width > 0 && !isLarge ? [`${element.textContent} ${height}`] : [];
    }),
  );
