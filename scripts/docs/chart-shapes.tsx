import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '@/workbench/chart/chart';
import { ChartDrawing } from '@/workbench/chart/chart-drawing';

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
