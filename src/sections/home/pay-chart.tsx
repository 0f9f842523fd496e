import { createElement, type ReactNode } from 'react';
import drawing from '@/styles/chart-drawing.css?inline';
import theme from '@/styles/pay-chart.css?inline';
import payChart from './pay-chart.json';

/** In this chunk, because Vite does not fetch a stylesheet of a chunk again after it has failed. */
const styles = new CSSStyleSheet();
styles.replaceSync(drawing + theme);
document.adoptedStyleSheets.push(styles);

/** An element of the drawing, as `npm run statecharts` writes it. */
type Shape = [tag: string, props: Record<string, string>, ...content: (Shape | string)[]];

const shapes = payChart.drawing as unknown as Shape[];

/** Draws elements, with those of the active states lit. */
const draw = (content: readonly (Shape | string)[], isActive: (id: string) => boolean): ReactNode =>
  content.map((one, key) => {
    if (typeof one === 'string') return one;
    const [tag, props, ...inner] = one;
    const { 'data-id': id } = props;
    const active = id && isActive(id) ? { 'data-active': true } : {};
    return createElement(tag, { key, ...props, ...active }, draw(inner, isActive));
  });

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
      {draw(shapes, (id) => activeIds.includes(id))}
    </svg>
  );
}
