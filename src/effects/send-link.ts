import { copyText } from './copy-text';

/** Whether the sheet was closed, or is open already because of an earlier press. */
const isShared = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);

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
      if (isShared(error)) return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused';
}
