import { ChartDrawing } from 'statechart-workbench/chart';
import drawing from 'statechart-workbench/chart/drawing.css?inline';
import theme from '@/styles/pay-chart.css?inline';
import { payChart } from './pay-chart.excerpt';

/** In this chunk, because Vite does not fetch a stylesheet of a chunk again after it has failed. */
const styles = new CSSStyleSheet();
styles.replaceSync(drawing + theme);
document.adoptedStyleSheets.push(styles);

type Props = { activeIds: readonly string[] };

/** The chart of the sample check’s machine, with its active states lit (ST-PAY-6). */
export default function PayChart({ activeIds }: Props) {
  const { width, height } = payChart;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="The states of the sample check and the events between them; the active ones are named below."
      className="pay-chart statechart block w-full min-w-xl lg:min-w-[30rem]"
    >
      <ChartDrawing chart={payChart} marks={{ active: new Set(activeIds) }} />
    </svg>
  );
}
