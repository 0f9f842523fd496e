import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from 'statechart-workbench/chart';
import { ChartDrawing } from 'statechart-workbench/chart';
import { fonts } from '../../src/theme/fonts';

const families = `.statechart {
  --wb-text: "${fonts.text.family}", system-ui, sans-serif;
  --wb-heading: "${fonts.heading.family}", system-ui, sans-serif;
}
`;
const drawingStyles = readFileSync('packages/workbench/src/chart/drawing.css', 'utf8');
const styles = families + drawingStyles;

/** The styles of a drawing without its colors, which the home page has. */
export const homeStyles = `/* Written by \`npm run statecharts\`: the workbench’s drawing.css without its colors. */
${drawingStyles.slice(drawingStyles.indexOf('.statechart text {'))}`;

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
      <style>{`/*<![CDATA[*/\n${styles}/*]]>*/`}</style>
      <rect className="chart-ground" width={width} height={height} rx={10} />
      <ChartDrawing chart={chart} />
    </svg>,
  );
  return `${markup}\n`;
}
