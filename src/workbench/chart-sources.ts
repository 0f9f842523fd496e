import { readFile } from 'node:fs/promises';
import { machines } from '@machines/tables';
import * as ownMachines from '@workbench/machines';
import { fontName } from '@/theme/fonts';
import { characters } from '../../deploy/build/characters';

const font = (name: string) => readFile(new URL(`../styles/fonts/${name}.woff2`, import.meta.url));

/** Inputs of the chart layout, and the folder where layouts are stored. */
export const chartSources = {
  machines: Object.values(machines),
  ownMachines: Object.values(ownMachines),
  fonts: {
    heading: await font(fontName('heading')),
    text: await font(fontName('text')),
    characters,
  },
  folder: 'src/workbench/charts',
};
