import { productShape } from '@estampa/domain/catalog'
import { isRefusal } from '@estampa/domain/refusal'
import { drawSvg } from '../files/draw-svg.ts'

/** A dozen kinds of products in the colors of the shops: each is drawn once in the life of the process. */
const drawn = new Map<string, Promise<Buffer | null>>()
const mostDrawn = 500

/** A product that has no picture, drawn as its kind on a faint ground: a PNG whose sides are `side` pixels. */
export function placeholderPicture(name: string, color: string, side: number): Promise<Buffer | null> {
  const { outline, detail, accent } = productShape(name)
  const stroke = /^#[0-9a-f]{6}$/i.test(color) ? color : '#555555'
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-20 -20 140 140" fill="none" ` +
    'stroke="#5b5f66" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
    '<rect x="-20" y="-20" width="140" height="140" fill="#f5f5f4" stroke="none"/>' +
    `<path d="${outline}" fill="#ffffff"/><path d="${detail}" opacity="0.45"/>` +
    `<path d="${accent}" stroke="${stroke}" stroke-width="2.8"/></svg>`
  const known = drawn.get(svg)
  if (known) return known
  if (drawn.size >= mostDrawn) drawn.clear()
  const drawing = drawSvg(svg, side).then((picture) => (isRefusal(picture) ? null : picture))
  drawn.set(svg, drawing)
  return drawing
}
