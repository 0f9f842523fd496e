/**
 * The width in rem from which the header has the desktop menu; `header` in tailwind.config.ts. The
 * menu fits from 63 rem. The header must be wide below 80 rem: from there it has more space
 * (`menus.css`), and tests use the desktop menu at 1280 px. Not `lg`, which
 * is 64 rem too.
 */
export const wideHeader = 64;
