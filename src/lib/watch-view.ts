/** Calls back when an element enters or leaves the view; returns a function that stops it. */
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
