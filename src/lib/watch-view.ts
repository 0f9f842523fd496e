/** Calls back whenever an element comes into view or leaves it; returns the way to stop. */
export function watchView(
  element: Element,
  onChange: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) onChange(isIntersecting);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
