/** Refits the frame when its container resizes. */
let watcher: ResizeObserver | undefined;

/**
 * Renders the framed page at `width` px, scaled down to fit its container, now and on resize;
 * without `width`, the page fills the container. Scrolls the frame into view.
 */
export function fitFrame(frame: HTMLIFrameElement, width: number | undefined) {
  const container = frame.parentElement;
  if (!container) return;
  const layOut = () => {
    const scale = width === undefined ? 1 : Math.min(1, container.clientWidth / width);
    const isScaled = scale < 1;
    Object.assign(frame.style, {
      width: width === undefined ? '' : `${width}px`,
      height: isScaled ? `${100 / scale}%` : '',
      transform: isScaled ? `scale(${scale})` : '',
      transformOrigin: isScaled ? '0 0' : '',
      marginInline: width !== undefined && !isScaled ? 'auto' : '',
    });
    container.style.overflow = isScaled ? 'hidden' : '';
  };
  watcher?.disconnect();
  watcher = new ResizeObserver(layOut);
  watcher.observe(container);
  layOut();
  container.scrollIntoView({ block: 'nearest' });
}
