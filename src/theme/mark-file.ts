import { withColors } from './colors';
import { mark } from './mark';

const attributes = (values: Readonly<Record<string, number>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${String(value).replace(/^0\./, '.')}"`)
    .join(' ');

/** The shapes of the mark as SVG, in its colors. */
export const markShapes = withColors(
  `<rect ${attributes(mark.tile)} fill="var(--color-evergreen-700)"/><path fill="var(--color-sheet)" stroke="var(--color-sheet)" stroke-linejoin="round" d="${mark.letter}"/><rect ${attributes(mark.line)} fill="var(--color-marigold)"/>`,
);

export const markFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.tile.width} ${mark.tile.height}">${markShapes}</svg>\n`;
