/** Fits the frame again when its room changes. */
let watcher: ResizeObserver | undefined;

/**
 * Lays the page in a frame out at a width in px and scales it down to the room that there is, now
 * and whenever that changes; without a width, the page is as wide as its room. Brings the frame
 * into view.
 */
export function fitFrame(frame: HTMLIFrameElement, width: number | undefined) {
  const room = frame.parentElement;
  if (!room) return;
  const layOut = () => {
    const scale = width === undefined ? 1 : Math.min(1, room.clientWidth / width);
    const isScaled = scale < 1;
    Object.assign(frame.style, {
      width: width === undefined ? '' : `${width}px`,
      height: isScaled ? `${100 / scale}%` : '',
      transform: isScaled ? `scale(${scale})` : '',
      transformOrigin: isScaled ? '0 0' : '',
      marginInline: width !== undefined && !isScaled ? 'auto' : '',
    });
    room.style.overflow = isScaled ? 'hidden' : '';
  };
  watcher?.disconnect();
  watcher = new ResizeObserver(layOut);
  watcher.observe(room);
  layOut();
  room.scrollIntoView({ block: 'nearest' });
}
