import { productShape } from '@estampa/domain/catalog/product-shapes'
import sharp from 'sharp'

/** A product that has no picture, drawn as its kind on a faint ground; a PNG whose sides are `side` pixels. */
export async function placeholderPicture(name: string, color: string, side: number): Promise<Buffer> {
  const { outline, detail, accent } = productShape(name)
  const stroke = /^#[0-9a-f]{6}$/i.test(color) ? color : '#555555'
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-20 -20 140 140" fill="none" ` +
    'stroke="#5b5f66" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
    '<rect x="-20" y="-20" width="140" height="140" fill="#f5f5f4" stroke="none"/>' +
    `<path d="${outline}" fill="#ffffff"/><path d="${detail}" opacity="0.45"/>` +
    `<path d="${accent}" stroke="${stroke}" stroke-width="2.8"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
