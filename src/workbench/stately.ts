const texts = import.meta.glob<string>('../../machines/*.machine.ts', {
  query: '?raw',
  import: 'default',
});

/** The file of a machine, to paste into Stately's editor; loaded when it is asked for. */
export const statelyText = (machine: string): Promise<string> => {
  const name = machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const load = texts[`../../machines/${name}.machine.ts`];
  return load ? load() : Promise.reject(new Error(`${machine} has no file`));
};

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
