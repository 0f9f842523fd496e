/** The statecharts, laid out while the site is built. */
import { readFile } from 'node:fs/promises';
import * as machines from '@machines/index';
import { characters } from '../../deploy/assets/characters';
import { layOutCharts } from '../../packages/workbench/layout';

const font = (name: string) => readFile(new URL(`../styles/fonts/${name}.woff2`, import.meta.url));

export const charts = await layOutCharts(Object.values(machines), {
  heading: await font('bricolage-grotesque'),
  text: await font('public-sans'),
  characters,
});
