/** Reads back what a print file holds, by another hand than the one that wrote it. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'

const MM_PER_POINT = 25.4 / 72
type Box = { left: number; top: number; right: number; bottom: number }

/** Everything in millimeters of the place: 0,0 is the upper left corner of what is cut out. */
export async function readPdf(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes)
  const groups = document.catalog
    .lookupMaybe(PDFName.of('OCProperties'), PDFDict)
    ?.lookup(PDFName.of('OCGs'), PDFArray)
  const layers = (groups?.asArray() ?? []).map((reference) => {
    const name = document.context.lookup(reference, PDFDict).lookup(PDFName.of('Name'))
    return name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : ''
  })
  return { layers, pages: document.getPages().map(readPage) }
}

function readPage(page: PDFPage) {
  const { width, height } = page.getMediaBox()
  const trim = page.getTrimBox()
  const mm = (points: number) => points * MM_PER_POINT
  const contents = contentsOf(page)
  return {
    width: mm(width),
    height: mm(height),
    trim: { x: mm(trim.x), y: mm(trim.y), width: mm(trim.width), height: mm(trim.height) },
    bleed: mm(page.getBleedBox().x),
    fonts: namesIn(page, 'Font'),
    spots: dictIn(page, 'ColorSpace').flatMap((space) =>
      space instanceof PDFArray && space.get(0) === PDFName.of('Separation')
        ? [space.lookup(1, PDFName).decodeText()]
        : [],
    ),
    images: imagesOf(page),
    painted: paintedBoxes(contents).map(({ left, right, top, bottom }) => ({
      left: mm(left - trim.x),
      right: mm(right - trim.x),
      top: mm(height - trim.y - bottom),
      bottom: mm(height - trim.y - top),
    })),
    contents,
  }
}

const resource = (page: PDFPage, kind: string) =>
  page.node.Resources()?.lookupMaybe(PDFName.of(kind), PDFDict)
const dictIn = (page: PDFPage, kind: string) => {
  const found = resource(page, kind)
  return (found?.keys() ?? []).map((key) => found?.lookup(key))
}
const namesIn = (page: PDFPage, kind: string) =>
  (resource(page, kind)?.keys() ?? []).map((key) => key.decodeText())

function imagesOf(page: PDFPage): { width: number; height: number }[] {
  return dictIn(page, 'XObject').flatMap((object) => {
    if (!(object instanceof PDFRawStream) || String(object.dict.get(PDFName.of('Subtype'))) !== '/Image')
      return []
    const number = (name: string) => Number(String(object.dict.lookup(PDFName.of(name))))
    return [{ width: number('Width'), height: number('Height') }]
  })
}

function contentsOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents]
  return streams
    .map((stream) =>
      stream instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
        : '',
    )
    .join('\n')
}

/** The boxes of all filled or stroked paths and of all pictures on the page, in points from below. */
function paintedBoxes(contents: string): Box[] {
  const boxes: Box[] = []
  const stack: number[][] = []
  let matrix = [1, 0, 0, 1, 0, 0]
  let points: number[][] = []
  let numbers: number[] = []
  const at = (x: number, y: number) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix
    return [a * x + c * y + e, b * x + d * y + f]
  }
  const paint = () => {
    const [xs, ys] = [points.map(([x]) => x ?? 0), points.map(([, y]) => y ?? 0)]
    if (points.length > 0)
      boxes.push({
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      })
  }
  const words: Record<string, () => void> = {
    q: () => stack.push(matrix),
    Q: () => {
      matrix = stack.pop() ?? matrix
    },
    cm: () => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
      const [x, y] = at(e, f)
      const [m = 0, n = 0, o = 0, p = 0] = matrix
      matrix = [m * a + o * b, n * a + p * b, m * c + o * d, n * c + p * d, x ?? 0, y ?? 0]
    },
    Do: () => {
      points = [at(0, 0), at(1, 1)]
      paint()
      points = []
    },
    re: () => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers
      points.push(at(x, y), at(x + width, y + height))
    },
  }
  for (const word of contents.split(/\s+/)) {
    if (/^[-+\d.]+$/.test(word)) {
      numbers.push(Number(word))
      continue
    }
    if (/^[mlc]$/.test(word)) {
      // of a curve only its end: tests that need more draw straight lines
      points.push(at(numbers.at(-2) ?? 0, numbers.at(-1) ?? 0))
    } else if (/^(f\*?|S|B\*?)$/.test(word)) paint()
    else words[word]?.()
    if (/^(f\*?|S|B\*?|n)$/.test(word)) points = []
    numbers = []
  }
  return boxes
}
