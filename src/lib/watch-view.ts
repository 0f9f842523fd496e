/** Calls `onChange` when the element enters or leaves the viewport; returns an unsubscribe function. */
export function watchView(
  element: Element,
  onChange: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  let isInView = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) {
      if (isIntersecting !== isInView) onChange(isIntersecting);
      isInView = isIntersecting;
    }
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
