/**
 * A ref callback for something that opens: scrolls just far enough to show it, after a frame, since
 * a virtual list has no height before that.
 */
export const reveal = (element: HTMLElement | null) => {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));
  });
};
