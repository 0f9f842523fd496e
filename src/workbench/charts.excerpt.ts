/** The statecharts, and the workbench's own, laid out while the site is built. */
import { readFile } from 'node:fs/promises';
import * as machines from '@machines/index';
import * as ownMachines from '@workbench/machines';
import { characters } from '../../deploy/build/characters';
import { layOutCharts } from '../../packages/workbench/layout';

const font = (name: string) => readFile(new URL(`../styles/fonts/${name}.woff2`, import.meta.url));
const fonts = {
  heading: await font('bricolage-grotesque'),
  text: await font('public-sans'),
  characters,
};

export const charts = await layOutCharts(Object.values(machines), fonts);
export const ownCharts = await layOutCharts(Object.values(ownMachines), fonts);
