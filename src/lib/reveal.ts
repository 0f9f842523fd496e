/**
 * A ref callback that scrolls a popup into view, after two frames, since a virtual list has no height
 * before that.
 */
export const reveal = (element: HTMLElement | null) => {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));
  });
};
