import type { WorkbenchOptions } from 'statechart-workbench';

const texts = import.meta.glob<string>('../../machines/*.machine.ts', {
  query: '?stately',
  import: 'default',
});
const ownTexts = import.meta.glob<string>('../../packages/workbench/src/machines/*.machine.ts', {
  query: '?stately',
  import: 'default',
});

/** The text of a machine for Stately's editor, loaded when it is asked for. */
export const statelyText: WorkbenchOptions['statelyText'] = ({ machine, isItself }) => {
  const name = machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const all = isItself ? ownTexts : texts;
  const file = Object.keys(all).find((path) => path.endsWith(`/${name}.machine.ts`));
  const load = file && all[file];
  return load ? load() : Promise.reject(new Error(`${machine} has no file`));
};
