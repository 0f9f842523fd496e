/** The page's first tab stop: skips the header. */
export const SkipLink = () => (
  <a
    href="#main"
    className="screen-only fixed top-3 left-3 z-50 -translate-y-[200%] rounded bg-ink px-5 py-3 font-semibold text-sheet focus:translate-y-0"
  >
    Skip to content
  </a>
);
