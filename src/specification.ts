/**
 * The figures of the specification (`docs/spec.md`) that components and effects use. Those of states
 * are in their machines, those of lists in `content`. Times are in ms.
 */

/** How toasts are shown by default (BIZ-7); the thanks for subscribing are the newsletter's machine. */
export const toast = { position: 'top-right', autoClose: 5000, theme: 'light' } as const;

/** How long collapsibles take to open and close (BIZ-8); their easing is in `disclosure.css`. */
export const collapsible = { default: 250, mobileSubmenu: 700, coupon: 500 } as const;

/** How long a slide takes to scroll by, or to change in a slider (BIZ-9, BIZ-10). */
export const slide = { logos: 6000, testimonials: 12_000, slider: 300 } as const;

/** How many products a product's page shows besides (SHOP-2, BIZ-11). */
export const relatedProductCount = 3;
