declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    variationAxes?: Record<string, { min: number; max: number } | number>;
  };
  /** The font with only the given characters and axis ranges. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
