/** Letters of a page as outlines, placed as the operators of text say. */
import { multiply, type PageMatrix, type PagePath, readMatrix, transformedPath, union } from './geometry.ts'
import type { GraphicsState, PageCanvas, PageFont } from './graphics-state.ts'

type Glyph = {
  readonly fontChar: string
  readonly width: number
  readonly isSpace?: boolean
  readonly isInFont?: boolean
  readonly accent?: {
    readonly fontChar: string
    readonly offset: { readonly x: number; readonly y: number }
  } | null
  readonly vmetric?: readonly number[] | null
}
export type TextOperators = typeof operators

/** False for an operator that is none of text. */
export function drawText(canvas: PageCanvas, name: keyof TextOperators, args: unknown[]): boolean {
  const operator = operators[name]
  operator?.(canvas, args)
  return operator !== undefined
}

const set = (canvas: PageCanvas, values: Partial<GraphicsState>): void => {
  canvas.state = { ...canvas.state, ...values }
}
const origin: readonly [number, number] = [0, 0]

function moveText(canvas: PageCanvas, x: number, y: number): void {
  const [lineX, lineY] = canvas.state.lineAt
  const at: readonly [number, number] = [lineX + x, lineY + y]
  set(canvas, { lineAt: at, textAt: at })
}

const operators = {
  beginText: (canvas: PageCanvas) =>
    set(canvas, { textMatrix: [1, 0, 0, 1, 0, 0], textAt: origin, lineAt: origin }),
  endText: (canvas: PageCanvas) => clipToText(canvas),
  setCharSpacing: (canvas: PageCanvas, [spacing]: unknown[]) => set(canvas, { charSpacing: Number(spacing) }),
  setWordSpacing: (canvas: PageCanvas, [spacing]: unknown[]) => set(canvas, { wordSpacing: Number(spacing) }),
  setHScale: (canvas: PageCanvas, [scale]: unknown[]) =>
    set(canvas, { horizontalScale: Number(scale) / 100 }),
  setLeading: (canvas: PageCanvas, [leading]: unknown[]) => set(canvas, { leading: -Number(leading) }),
  setTextRise: (canvas: PageCanvas, [rise]: unknown[]) => set(canvas, { rise: Number(rise) }),
  setTextRenderingMode: (canvas: PageCanvas, [mode]: unknown[]) =>
    set(canvas, { renderingMode: Number(mode) }),
  setFont: (canvas: PageCanvas, [id, size]: unknown[]) =>
    set(canvas, {
      font: canvas.objects.font(String(id)),
      fontSize: Math.abs(Number(size)),
      fontDirection: Number(size) < 0 ? -1 : 1,
    }),
  setTextMatrix: (canvas: PageCanvas, [matrix]: unknown[]) =>
    set(canvas, { textMatrix: readMatrix(matrix), textAt: origin, lineAt: origin }),
  moveText: (canvas: PageCanvas, [x, y]: unknown[]) => moveText(canvas, Number(x), Number(y)),
  setLeadingMoveText: (canvas: PageCanvas, [x, y]: unknown[]) => {
    set(canvas, { leading: Number(y) })
    moveText(canvas, Number(x), Number(y))
  },
  nextLine: (canvas: PageCanvas) => moveText(canvas, 0, canvas.state.leading),
  showText: (canvas: PageCanvas, [glyphs]: unknown[]) => showText(canvas, glyphs as (Glyph | number)[]),
}

const INVISIBLE = 3

function showText(canvas: PageCanvas, glyphs: readonly (Glyph | number)[]): void {
  const { font, fontSize, renderingMode } = canvas.state
  if (!font || fontSize === 0) return
  if (renderingMode !== INVISIBLE && canvas.isVisible && glyphs.some((glyph) => typeof glyph !== 'number')) {
    if (font.missingFile) canvas.art.fail('pdf_live_text', { font: plainName(font.name) })
    if (font.isType3Font) canvas.art.fail('pdf_effects')
    if (canvas.art.fault) return
  }
  const paths: PagePath[] = []
  const space = textSpace(canvas.state)
  let x = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') x += ((font.vertical ? 1 : -1) * glyph * fontSize) / 1000
    else x = placeGlyph(canvas, { glyph, font, space, x }, paths)
  }
  const [atX, atY] = canvas.state.textAt
  const scale = canvas.state.horizontalScale * canvas.state.fontDirection
  set(canvas, { textAt: font.vertical ? [atX, atY - x] : [atX + x * scale, atY] })
  if (renderingMode !== INVISIBLE && canvas.isVisible) paintLetters(canvas, paths)
}

/** From the space of a line of text, in which letters hang downward, to the page. */
function textSpace({
  matrix,
  textMatrix,
  textAt,
  rise,
  horizontalScale,
  fontDirection,
}: GraphicsState): PageMatrix {
  const line = multiply(multiply(matrix, textMatrix), [1, 0, 0, 1, textAt[0], textAt[1] + rise])
  return multiply(line, [horizontalScale * fontDirection, 0, 0, fontDirection > 0 ? -1 : 1, 0, 0])
}

type GlyphPlace = { glyph: Glyph; font: PageFont; space: PageMatrix; x: number }

/** Adds the outlines of a letter; gives where the next one stands. */
function placeGlyph(canvas: PageCanvas, { glyph, font, space, x }: GlyphPlace, paths: PagePath[]): number {
  const { fontSize, fontDirection, charSpacing, wordSpacing } = canvas.state
  const unit = fontSize * (font.fontMatrix?.[0] ?? 0.001)
  const spacing = ((glyph.isSpace ? wordSpacing : 0) + charSpacing) * fontDirection
  const metric = font.vertical ? (glyph.vmetric ?? font.defaultVMetrics) : undefined
  const [left, top] = metric
    ? [-(glyph.vmetric ? (metric[1] ?? 0) : glyph.width * 0.5) * unit, x + (metric[2] ?? 0) * unit]
    : [x, 0]
  const add = (character: string, atX: number, atY: number) => {
    const numbers = canvas.objects.glyphPath(font, character)
    if (numbers?.length)
      paths.push(transformedPath(numbers, multiply(space, [fontSize, 0, 0, -fontSize, atX, atY])))
  }
  if (glyph.isInFont) {
    add(glyph.fontChar, left, top)
    const { accent } = glyph
    if (accent) add(accent.fontChar, left + fontSize * accent.offset.x, top - fontSize * accent.offset.y)
  }
  return metric ? x + -(metric[0] ?? 0) * unit - spacing : x + glyph.width * unit + spacing
}

/** 0 fills, 1 strokes, 2 does both, 3 neither; 4 to 7 are the same and clip. */
function paintLetters(canvas: PageCanvas, paths: readonly PagePath[]): void {
  if (paths.length === 0) return
  const box = paths.reduce<PagePath['box']>((all, { box: one }) => (one ? union(all, one) : all), null)
  const d = paths.map((path) => path.d).join('')
  const letters: PagePath = {
    d,
    box,
    isRectangle: false,
    mostMiter: Math.max(...paths.map((path) => path.mostMiter)),
  }
  const mode = canvas.state.renderingMode % 4
  if (mode === 0 || mode === 2) canvas.fill(letters)
  if (mode === 1 || mode === 2) canvas.stroke(letters)
  if (canvas.state.renderingMode < 4) return
  canvas.textClip.push(d)
  canvas.textClipBox = box ? union(canvas.textClipBox, box) : canvas.textClipBox
}

function clipToText(canvas: PageCanvas): void {
  if (canvas.textClip.length > 0) canvas.clipToOutline(canvas.textClip.join(''), canvas.textClipBox)
  canvas.textClip = []
  canvas.textClipBox = null
}

/** Without the letters in front of a font that is embedded in part. */
const plainName = (name: string): string => name.replace(/^[A-Z]{6}\+/, '')
