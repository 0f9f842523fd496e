declare module 'subset-font' {
  /** Reduces a font to the given characters and axis ranges. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'sfnt';
      variationAxes?: Record<string, { min: number; max: number } | number>;
    },
  ): Promise<Buffer>;
}
