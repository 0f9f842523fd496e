import { readFileSync } from 'node:fs';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { Font } from 'fontkit';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '@/workbench/chart/chart';
import { ChartDrawing } from '@/workbench/chart/chart-drawing';
import { layOut, type Pane } from '@/workbench/layout/lay-out';
import { type Measure, typeStyles } from '@/workbench/layout/style';
import { fontName, fonts } from '../../src/theme/fonts';
import { webFont } from '../assets/web-font';

/** Measures text in the site's fonts, loaded once per weight. */
async function createMeasure(): Promise<Measure> {
  const faces = new Map<string, Font>();
  for (const { font, weight } of Object.values(typeStyles)) {
    const key = `${font} ${weight}`;
    if (!faces.has(key))
      faces.set(key, await webFont(`src/styles/fonts/${fontName(font)}.woff2`, weight));
  }
  return (text, role) => {
    const { font, weight, size } = typeStyles[role];
    const face = faces.get(`${font} ${weight}`) as Font;
    return (face.layout(text).advanceWidth / face.unitsPerEm) * size;
  };
}

/** Draws machines as the workbench does, for its usual pane or for another place. */
export async function drawCharts(
  machines: readonly AnyStateMachine[],
  pane?: Pane,
): Promise<Chart[]> {
  const [elk, measure] = [new ELK(), await createMeasure()];
  return Promise.all(machines.map((machine) => layOut(machine, elk, measure, pane)));
}

const families = `.statechart {
  --wb-text: "${fonts.text.family}", system-ui, sans-serif;
  --wb-heading: "${fonts.heading.family}", system-ui, sans-serif;
}
`;
const read = (file: string) => readFileSync(file, 'utf8');
const sheets =
  families + read('src/workbench/chart/colors.css') + read('src/styles/chart-drawing.css');
/** In one line, since every file has them. */
const styles = sheets.replace(/\/\*.*?\*\/|\s+/g, ' ');

/** A chart as a self-contained SVG file that follows the system's color scheme. */
export function drawChartFile(chart: Chart): string {
  const { id, description, width, height } = chart;
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="statechart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby="title description"
    >
      <title id="title">{`Statechart of ${id}`}</title>
      <desc id="description">{description}</desc>
      {/* Nested rules contain &, which XML allows only in CDATA. */}
      <style>{`/*<![CDATA[*/${styles}/*]]>*/`}</style>
      <rect className="chart-ground" width={width} height={height} rx={10} />
      <ChartDrawing chart={chart} />
    </svg>,
  );
  return `${markup}\n`;
}

/** An element of a drawing: its tag, its properties, and what is in it. */
export type Shape = [tag: string, props: Record<string, string>, ...content: (Shape | string)[]];

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
]);
const decode = (text: string) => text.replace(/&#?\w+;/g, (name) => entities.get(name) ?? name);

/** A chart's drawing as plain data, for a page that has none of the code that draws charts. */
export function drawShapes(chart: Chart): Shape[] {
  const drawing: Shape = ['g', {}];
  const open = [drawing];
  const markup = renderToStaticMarkup(<ChartDrawing chart={chart} />);
  for (const [, end, tag = '', attributes = '', text] of markup.matchAll(
    /<(\/?)(\w+)([^>]*)>|([^<]+)/g,
  )) {
    if (text) open[0]?.push(decode(text));
    else if (end) open.shift();
    else {
      const props = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name === 'class' ? 'className' : name, decode(value)],
      );
      const shape: Shape = [tag, Object.fromEntries(props)];
      open[0]?.push(shape);
      open.unshift(shape);
    }
  }
  const [, , group] = drawing;
  return (group as Shape).slice(2) as Shape[];
}

/** What the home page has of its chart: see `src/sections/home/pay-chart.tsx`. */
export const homeChartOf = (chart: Chart) => ({
  id: chart.id,
  width: chart.width,
  height: chart.height,
  drawing: drawShapes(chart),
});

/** The ids of the states and transitions in a drawing. */
export const idsIn = (drawing: unknown): string[] =>
  [...JSON.stringify(drawing).matchAll(/"data-id":"((?:[^"\\]|\\.)*)"/g)].map(([, id]) =>
    JSON.parse(`"${id}"`),
  );
