import { copyText } from './copy-text';

/**
 * Hands a link to the share sheet of a touch device, or else copies it. Resolves to what became of it;
 * `shared` also if the visitor has closed the sheet, `refused` if the browser allows neither.
 */
export async function sendLink(
  url: string,
  title: string,
): Promise<'shared' | 'copied' | 'refused'> {
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused';
}
