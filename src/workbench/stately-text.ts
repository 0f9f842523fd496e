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
