/** The width in rem from which the header has the desktop menu; `header` in tailwind.config.ts. */
export const wideHeader = 64;
