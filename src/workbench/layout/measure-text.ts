import { type Measure, typeStyles } from './text';

/** How long to wait for the fonts of charts, in ms; without them, charts stretch their text. */
const patience = 3000;

/** Text is measured enlarged, since browsers round the widths of small letters. */
const enlarged = 16;

/** Measures text as the page's charts show it, once their fonts have loaded. */
export async function createMeasure(): Promise<Measure> {
  const themed = getComputedStyle(document.querySelector('.workbench') ?? document.body);
  const familyOf = (font: 'heading' | 'text') =>
    themed.getPropertyValue(`--wb-${font}`).trim() || 'system-ui, sans-serif';
  const fontOf = ({ font, size, weight }: (typeof typeStyles)[keyof typeof typeStyles]) =>
    `${weight} ${size * enlarged}px ${familyOf(font)}`;
  const fonts = [...new Set(Object.values(typeStyles).map(fontOf))];
  await Promise.race([
    Promise.allSettled(fonts.map((font) => document.fonts.load(font))),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser cannot measure text.');
  return (text, role) => {
    context.font = fontOf(typeStyles[role]);
    return context.measureText(text).width / enlarged;
  };
}
