declare module 'subset-font' {
  /** Of what its function takes, what is used here. */
  // biome-ignore lint/style/noDefaultExport: theirs
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      keepAllGlyphs: boolean
      targetFormat: 'woff2'
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
    },
  ): Promise<Buffer>
}
