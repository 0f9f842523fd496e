/** A chart's drawing as SVG, for pages and documents without the workbench; its styles are `drawing.css`. */

export type { Chart } from './chart';
export { ChartDrawing } from './chart-drawing';
