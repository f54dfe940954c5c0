declare module 'subset-font' {
  /** Cuts a font to the letters of `text`; the package ships no types of its own. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
      noHinting?: boolean;
      preserveNameIds?: number[];
    },
  ): Promise<Buffer>;
}
