import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '@/workbench/chart/chart';
import { ChartDrawing } from '@/workbench/chart/chart-drawing';
import { fonts } from '../../src/theme/fonts';

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
