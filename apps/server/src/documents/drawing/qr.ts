import { encode } from 'uqr'

/** A QR code as shapes, dark on white, so that it is sharp at every size. `side` includes no quiet zone. */
export function drawQr(doc: PDFKit.PDFDocument, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const module = side / size
  for (const [row, cells] of data.entries()) {
    for (const { from, length } of runsOf(cells)) {
      doc.rect(x + from * module, y + row * module, length * module, module)
    }
  }
  doc.fillColor('#000000', 1).fill()
}

function runsOf(cells: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [index, isDark] of cells.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last.from + last.length === index) last.length += 1
    else runs.push({ from: index, length: 1 })
  }
  return runs
}
