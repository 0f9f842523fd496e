/**
 * The figures of the specification (`docs/spec.md`) that components, effects and `index.html` use. Those of states
 * are in their machines, those of lists in `content`. Times are in ms.
 */

/** How toasts are shown by default (BIZ-7); the time of the thanks for subscribing is in their machine. */
export const toast = { position: 'top-right', autoClose: 5000, theme: 'light' } as const;

/** How long collapsibles take to open and close (BIZ-8); their easing is in `disclosure.css`. */
export const collapsible = { default: 250, mobileSubmenu: 700, coupon: 500 } as const;

/** How long a logo takes to scroll by (BIZ-9). */
export const logoTime = 6000;

/** How long a testimonial takes to scroll by, and a slider to its next slide (BIZ-10). */
export const slide = { testimonial: 12_000, slider: 300 } as const;

/** How many other products a product's page shows (BIZ-11). */
export const relatedProductCount = 3;

/** How long a script, or the code or data of the next page, may take to arrive until it counts as failed (ERR-2). */
export const answerTime = 15_000;
