/**
 * Lays the page in a frame out at a width in px and scales it to the room that there is; without a
 * width, the page is as wide as the frame's place. Brings the frame into view.
 */
export function fitFrame(frame: HTMLIFrameElement, width: number | undefined) {
  const room = frame.parentElement;
  if (!room) return;
  const scale = width === undefined ? 1 : Math.min(1, room.clientWidth / width);
  const isWhole = width === undefined || width === room.clientWidth;
  Object.assign(frame.style, {
    width: isWhole ? '' : `${width}px`,
    height: scale === 1 ? '' : `${100 / scale}%`,
    transform: scale === 1 ? '' : `scale(${scale})`,
    transformOrigin: '0 0',
    marginInline: !isWhole && scale === 1 ? 'auto' : '',
  });
  room.style.overflow = scale === 1 ? '' : 'hidden';
  room.scrollIntoView({ block: 'nearest' });
}
