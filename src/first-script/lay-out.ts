import { nextFrame } from '@/lib/moments';

/**
 * Lays out what the stylesheet skips on a new visit (`base.css`), a section a frame, so that no
 * frame is long.
 */
export async function layOutWhatIsSkipped(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>(
    'main :is(section, figure, .long-list > *), main ~ *',
  );
  const isSkipped = (part: Element) => getComputedStyle(part).contentVisibility !== 'visible';
  for (const part of [...parts].filter(isSkipped)) {
    part.style.contentVisibility = 'visible';
    await nextFrame();
  }
}
