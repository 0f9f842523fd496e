/** rem from which the header shows the desktop menu: `header` in tailwind.config.ts. */
export const wideHeader = 64;
