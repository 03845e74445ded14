import { MARK_SHARE } from '../src/appearances/appearance.ts'

/**
 * Invented marks for showing decorated products: geometry, nobody's brand. Each is drawn in a square of 100 × 100, stroke
 * by stroke: a path is filled, or drawn with a line of this width, or it cuts what is there. Where a mark is shown in
 * several inks, a stroke has the one of its `tone`.
 */
export type Mark = 'orbit' | 'peak' | 'leaf' | 'grid' | 'wave' | 'knot'
export type MarkStroke = {
  readonly d: string
  readonly line?: number
  readonly isRound?: boolean
  readonly cuts?: boolean
  readonly tone?: number
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`
const wave = (y: number) => `M10 ${y}C32 ${y - 26} 46 ${y + 26} 64 ${y}C72 ${y - 10} 82 ${y - 10} 90 ${y - 2}`

export const markPaths: Readonly<Record<Mark, readonly MarkStroke[]>> = {
  orbit: [
    { d: circle(50, 50, 36), line: 11 },
    { d: circle(50, 50, 15), tone: 1 },
    { d: circle(78, 26, 10), tone: 2 },
  ],
  peak: [
    { d: 'M6 82L38 24L54 52L40 82Z' },
    { d: 'M48 82L68 46L94 82Z', tone: 1 },
    { d: circle(72, 26, 9), tone: 2 },
  ],
  leaf: [...leaf(50, 90, -0.62, 72, 0), ...leaf(50, 90, 0.62, 72, 1), ...leaf(50, 86, 0, 82, 2)],
  grid: [
    { d: 'M8 8H46V46H8Z' },
    { d: 'M54 54H92V92H54Z', tone: 1 },
    { d: circle(73, 27, 19), tone: 2 },
    { d: 'M8 92H46L8 54Z', tone: 3 },
  ],
  wave: [28, 52, 76].map((y, tone) => ({ d: wave(y), line: 12, isRound: true, tone })),
  knot: [
    { d: circle(36, 38, 24), line: 11 },
    { d: circle(64, 38, 24), line: 11, tone: 1 },
    { d: circle(50, 62, 24), line: 11, tone: 2 },
  ],
}

/** A leaf that grows from a point, with its vein cut out. */
function leaf(x: number, y: number, angle: number, length: number, tone: number): MarkStroke[] {
  const at = (across: number, along: number) => {
    const [a, b] = [across * length, along * length]
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return `${(x + a * c - b * s).toFixed(3)} ${(y + a * s + b * c).toFixed(3)}`
  }
  const sides = `C${at(-0.3, -0.35)} ${at(-0.2, -0.8)} ${at(0, -1)}C${at(0.2, -0.8)} ${at(0.3, -0.35)} ${at(0, 0)}Z`
  return [
    { d: `M${at(0, 0)}${sides}`, tone },
    { d: `M${at(0, 0)}L${at(0, -1)}`, line: 3, cuts: true },
  ]
}

/** The mark in one color on clear ground; it fills this share of the shorter side of so many pixels. */
export function markSvg(
  mark: Mark,
  color: string,
  widthPx: number,
  heightPx: number,
  share = MARK_SHARE,
): string {
  const drawing = { width: 100, height: 100, drawn: drawMark(mark, [color]) }
  return fittedSvg(drawing, { width: widthPx, height: heightPx }, share)
}

/** A drawing in units of its own. */
export type Drawing = { readonly width: number; readonly height: number; readonly drawn: string }

/** As large as it fits into this share of so many pixels, in their middle. */
export function fittedSvg(
  drawing: Drawing,
  { width, height }: { readonly width: number; readonly height: number },
  share: number,
): string {
  const scale = Math.min((width * share) / drawing.width, (height * share) / drawing.height)
  const [left, top] = [(width - drawing.width * scale) / 2, (height - drawing.height * scale) / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${left} ${top}) scale(${scale})">${drawing.drawn}</g></svg>`
}

/** In its square of 100 × 100, in the inks of its tones or in the only one. */
export function drawMark(mark: Mark, inks: readonly string[]): string {
  let cuts = 0
  return markPaths[mark].reduce((before, stroke) => {
    if (!stroke.cuts) return before + pathOf(stroke, inks[stroke.tone ?? 0] ?? inks[0] ?? '#000')
    const name = `cut${cuts++}`
    const mask = `<mask id="${name}"><path d="M-9-9H109V109H-9Z" fill="#fff"/>${pathOf(stroke, '#000')}</mask>`
    return `${mask}<g mask="url(#${name})">${before}</g>`
  }, '')
}

function pathOf({ d, line, isRound }: MarkStroke, color: string): string {
  if (line === undefined) return `<path d="${d}" fill="${color}"/>`
  const cap = isRound ? ' stroke-linecap="round"' : ''
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${line}"${cap}/>`
}
