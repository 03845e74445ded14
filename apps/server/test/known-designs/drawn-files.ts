/** Files with art of known measures: drawings in millimeters, and the pixels of them. */
import sharp from 'sharp'

export type ArtFile = { readonly name: string; readonly type: string; readonly bytes: Buffer }
export type Size = { readonly width: number; readonly height: number }

const head = ({ width, height }: Size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">`

export function drawing(size: Size, inside: string): ArtFile {
  return {
    name: 'dibujo.svg',
    type: 'image/svg+xml',
    bytes: Buffer.from(`${head(size)}${inside}</svg>`),
  }
}

/** The sign as dots, so many across, with soft edges; a JPEG has white paper. */
export async function dots(
  size: Size,
  color: string,
  across: number,
  format: 'png' | 'jpeg' = 'png',
): Promise<ArtFile> {
  const down = Math.round((across * size.height) / size.width)
  const data = Buffer.alloc(across * down * 4)
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  for (let at = 0; at < across * down; at += 1) {
    data.set(channels, at * 4)
    data[at * 4 + 3] = Math.round(
      255 * shareOfSign((at % across) / across, Math.floor(at / across) / down, 1 / across, 1 / down),
    )
  }
  const picture = sharp(data, { raw: { width: across, height: down, channels: 4 } })
  const bytes =
    format === 'png'
      ? await picture.png().toBuffer()
      : await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92 }).toBuffer()
  return { name: `imagen.${format}`, type: `image/${format}`, bytes }
}

/** How much of a dot the sign covers, from a sixteenth on; everything in parts of the picture. */
function shareOfSign(left: number, top: number, width: number, height: number): number {
  let inside = 0
  for (let sample = 0; sample < 16; sample += 1) {
    const x = left + (((sample % 4) + 0.5) / 4) * width
    const y = top + ((Math.floor(sample / 4) + 0.5) / 4) * height
    const tip = 0.6 + 0.35 * (1 - Math.abs(x - 0.5) / 0.45)
    if (x > 0.05 && x < 0.95 && y > 0.05 && y < tip) inside += 1
  }
  return inside / 16
}

/** Dots inside of a drawing that is nothing but their wrapper. */
export function wrapped(size: Size, { type, bytes }: ArtFile): ArtFile {
  const href = `data:${type};base64,${bytes.toString('base64')}`
  return drawing(size, `<image width="${size.width}" height="${size.height}" xlink:href="${href}"/>`)
}

/** A heavy sign that every technique makes; fills the box but for a twentieth on each side. */
export function sign({ width: w, height: h }: Size, color: string): string {
  const [x, y] = [w * 0.05, h * 0.05]
  return `<path fill="${color}" d="M${x} ${y}h${w * 0.9}v${h * 0.55}l${-w * 0.45} ${h * 0.35}l${-w * 0.45} ${-h * 0.35}z"/>`
}

/** Strokes of `line` millimeters, far apart, beside a heavy block; `down` runs them from top to bottom. */
export function strokes({ width: w, height: h }: Size, line: number, color: string, down: boolean): string {
  const block = `<rect x="${w * 0.05}" y="${h * 0.05}" width="${w * 0.25}" height="${h * 0.9}" fill="${color}"/>`
  const runs = [0.2, 0.5, 0.8].map((at) =>
    down
      ? `<rect x="${w * (0.3 + at * 0.65)}" y="${h * 0.08}" width="${line}" height="${h * 0.84}" fill="${color}"/>`
      : `<rect x="${w * 0.4}" y="${h * at}" width="${w * 0.55}" height="${line}" fill="${color}"/>`,
  )
  return block + runs.join('')
}

/** A heavy ring, with a thin one around it. */
export function rings({ width: w, height: h }: Size, line: number, color: string): string {
  const r = Math.min(w, h) / 2 - Math.min(w, h) * 0.04
  const center = `cx="${w / 2}" cy="${h / 2}"`
  return `<circle ${center} r="${r}" fill="none" stroke="${color}" stroke-width="${line}"/><circle ${center} r="${r * 0.55}" fill="${color}"/>`
}

/** A heavy block that gaps of so many millimeters part. */
export function slits({ width: w, height: h }: Size, gap: number, color: string): string {
  const part = (w * 0.9 - 2 * gap) / 3
  return [0, 1, 2]
    .map(
      (at) =>
        `<rect x="${w * 0.05 + at * (part + gap)}" y="${h * 0.05}" width="${part}" height="${h * 0.9}" fill="${color}"/>`,
    )
    .join('')
}

/** Fields of flat colors, side by side. */
export function fields({ width: w, height: h }: Size, colors: readonly string[]): string {
  const part = (w * 0.9) / colors.length
  return colors
    .map(
      (color, at) =>
        `<rect x="${w * 0.05 + at * part}" y="${h * 0.05}" width="${part}" height="${h * 0.9}" fill="${color}"/>`,
    )
    .join('')
}

export function gradient({ width: w, height: h }: Size, from: string, to: string): string {
  return `<defs><linearGradient id="g"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect x="${w * 0.05}" y="${h * 0.05}" width="${w * 0.9}" height="${h * 0.9}" fill="url(#g)"/>`
}

/** A color that fades into nothing. */
export function fading({ width: w, height: h }: Size, color: string): string {
  return `<defs><radialGradient id="f"><stop offset="0.2" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${w / 2}" cy="${h / 2}" rx="${w * 0.45}" ry="${h * 0.45}" fill="url(#f)"/>`
}

/** Grain and light, as of a camera. */
export async function photo({ width, height }: Size, across: number, seed: number): Promise<ArtFile> {
  const down = Math.round((across * height) / width)
  const data = Buffer.alloc(across * down * 3)
  let state = seed + 1
  for (let at = 0; at < across * down; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const [x, y] = [(at % across) / across, Math.floor(at / across) / down]
    const grain = ((state >>> 24) - 128) / 10
    data[at * 3] = clamp(60 + 160 * x + 30 * Math.sin(9 * y) + grain)
    data[at * 3 + 1] = clamp(190 - 120 * y + 40 * Math.sin(7 * x) + grain)
    data[at * 3 + 2] = clamp(90 + 90 * x * y + 60 * Math.cos(5 * (x + y)) + grain)
  }
  const bytes = await sharp(data, { raw: { width: across, height: down, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { name: 'foto.jpg', type: 'image/jpeg', bytes }
}

const clamp = (level: number) => Math.max(0, Math.min(255, Math.round(level)))
