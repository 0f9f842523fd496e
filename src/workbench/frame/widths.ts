/** Viewport widths, in px, at which each menu is shown. */
export const widths = { desktop: 1280, mobile: 390 };
