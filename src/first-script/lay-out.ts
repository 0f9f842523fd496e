/**
 * Lays out what the stylesheet skips on a new visit (`base.css`), a section a frame, so that no
 * frame is long.
 */
export function layOutWhatIsSkipped(): void {
  const parts = document.querySelectorAll<HTMLElement>('main :is(section, figure), main ~ *');
  const skipped = [...parts].filter((part) => getComputedStyle(part).contentVisibility === 'auto');
  const layOutNext = () => {
    const part = skipped.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(layOutNext));
  };
  layOutNext();
}
