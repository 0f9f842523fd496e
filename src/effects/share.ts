/** Copies a text. Resolves to whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

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

/** Saves a text as a file, as if the visitor had followed a download link. Nothing is sent. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Prints an element alone (`print.css`), and again until the visitor uses the page: some browsers say
 * `afterprint` before they print, and others never.
 */
export function printAlone(element: HTMLElement): void {
  const end = () => {
    delete element.dataset.printed;
  };
  element.dataset.printed = '';
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, end, { once: true });
  print();
}
