import { colors } from '../../src/theme/colors';

const { paper, sheet, mint, marigold } = colors;
const green = colors['evergreen-700'];

/** Things of their trade that people have in front of them: drawn 480 units wide, standing on y = 0. */
const drawings = {
  /** A report with what was asked of it. */
  report: `<path fill="${sheet}" d="M34-520 452-488 420 40 2 8Z"/><path fill="none" d="M110-410 250-400M104-320 370-300M98-240 364-220M92-160 240-150"/><path fill="none" stroke="${marigold}" stroke-width="34" d="m268-96 48 52 92-128"/>`,
  /** A clock for hours worked. */
  clock: `<path fill="${colors.ink}" d="M110-40 74 22M370-40 406 22"/><circle fill="${marigold}" cx="128" cy="-408" r="62"/><circle fill="${marigold}" cx="352" cy="-408" r="62"/><circle fill="${sheet}" cx="240" cy="-210" r="206"/><path fill="none" d="M240-344V-206L338-158M240-62V-82M92-210h18M388-210h-18"/>`,
  /** An adding machine with its tape. */
  calculator: `<path fill="${sheet}" d="M122-420c10-64-18-96 6-150 62 18 132-20 214 4-24 60 8 84-2 146Z"/><path fill="none" d="M180-500h94M180-452h124"/><path fill="${green}" d="M60-430h360q30 0 34 30L480 40H0L26-400q4-30 34-30Z"/><path fill="${mint}" d="M96-366H384V-270H96Z"/><path stroke="${sheet}" stroke-width="44" d="M112-196h4M238-196h4M364-196h4M108-108h4M238-108h4M368-108h4M104-20h4M238-20h4M372-20h4"/>`,
  /** Two ledgers, one on the other. */
  ledgers: `<path fill="${marigold}" d="M26-150H480V30H26q-44-90 0-180Z"/><path fill="${paper}" d="M480-108H52q-14 48 0 96H480"/><path fill="${green}" d="M66-330H458V-150H66q-44-90 0-180Z"/><path fill="${paper}" d="M458-288H92q-14 48 0 96H458"/><path fill="none" d="M110-264H458M108-216H458M70-84H480M70-36H480" stroke-width="10"/>`,
  /** A chart on its clipboard. */
  clipboard: `<path fill="${colors['ink-soft']}" d="M20-520H460V40H20Z"/><path fill="${sheet}" d="M72-462H408V40H72Z"/><path fill="${marigold}" d="M160-560H320V-430H160Z"/><path fill="none" stroke="${green}" stroke-width="40" d="M240-380V-240M170-310H310"/><path fill="none" d="M130-160H350M130-80H280"/>`,
  /** The model of a house. */
  house: `<path fill="${sheet}" d="M60-280V40H420V-280L240-440Z"/><path fill="${marigold}" d="M0-230 240-470 480-230 436-196 240-384 44-196Z"/><path fill="${green}" d="M196 40V-120H292V40Z"/><path fill="${mint}" d="M116-140h50v64h-50ZM324-140h50v64h-50Z"/>`,
} as const;

export type Prop = keyof typeof drawings;

/**
 * A desk at the foot of the set's 1744 units, as wide as they are, and a thing on it with its left edge
 * at `x`.
 */
export const drawProp = (prop: Prop, x: number): string =>
  `<path fill="${colors.line}" stroke="${colors.ink}" stroke-width="20" d="M-20 1726H1764V1790H-20Z"/><g transform="translate(${x} 1700)" stroke="${colors.ink}" stroke-width="20" stroke-linejoin="round" stroke-linecap="round">${drawings[prop]}</g>`;
