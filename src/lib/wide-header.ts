/** rem from which the header shows the menu of wide screens: `header` in tailwind.config.ts. */
export const wideHeader = 64;
