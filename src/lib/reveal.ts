/**
 * A ref for what opens: scrolls as far as it takes to see it, and no further, once it has its
 * height, which a virtual list has only after the first frame.
 */
export const reveal = (element: HTMLElement | null) => {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));
  });
};
