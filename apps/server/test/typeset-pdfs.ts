import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
const figtree = () => readFile(require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'))

type Draw = (pdf: PDFKit.PDFDocument) => void

async function typeset(draw: Draw): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [200, 200], margin: 10 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((done) => pdf.on('end', () => done(Buffer.concat(chunks))))
  pdf.registerFont('Figtree', await figtree())
  pdf.font('Figtree')
  draw(pdf)
  pdf.end()
  return whole
}

/** Text with its typeface embedded, as pdfkit writes it. */
export const typesetPdfs: Record<string, () => Promise<Buffer>> = {
  'with accents, spaced and wide': () =>
    typeset((pdf) => {
      pdf.fontSize(26).fillColor('#cc3344').text('Ñandú Café', 10, 20)
      pdf.fontSize(14).fillColor('#003366').text('Bodega del Sur', 10, 70, { characterSpacing: 3 })
      pdf.fontSize(18).text('ANCHO', 10, 110, { horizontalScaling: 150 } as never)
    }),
  'turned and outlined': () =>
    typeset((pdf) => {
      pdf
        .rotate(20, { origin: [100, 100] })
        .fontSize(40)
        .lineWidth(1.5)
        .strokeColor('#117733')
      pdf.text('Sur', 50, 80, { stroke: true, fill: false })
    }),
  'through which a gradient is seen': () =>
    typeset((pdf) => {
      const gradient = pdf.linearGradient(10, 0, 190, 0)
      gradient.stop(0, '#cc3344').stop(1, '#3344cc')
      pdf
        .fontSize(60)
        .fillColor(gradient as never)
        .text('Olas', 10, 60)
    }),
}
