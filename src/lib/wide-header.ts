/**
 * The width in rem from which the header has the desktop menu; `header` in tailwind.config.ts. The
 * menu needs about 62 rem.
 */
export const wideHeader = 64;
