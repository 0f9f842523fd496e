/**
 * Puts a text on the clipboard that may still have to be loaded. Rejects with a user-readable error.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  // Safari loses the press that allows it unless the clipboard gets the promise.
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await text.catch(() => {
      throw new Error('Its file did not load.');
    });
    throw new Error('The browser does not allow it.');
  }
}
