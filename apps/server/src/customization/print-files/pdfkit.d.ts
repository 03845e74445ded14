// what pdfkit 0.20 has and @types/pdfkit 0.17 does not say
declare namespace PDFKit {
  interface PDFDocument {
    /** Parts of a hundred. */
    addSpotColor(name: string, cyan: number, magenta: number, yellow: number, black: number): this
  }
  interface PDFGradient {
    setTransform(a: number, b: number, c: number, d: number, e: number, f: number): this
  }
}
