/**
 * Live letters of a drawing as outlines. Whoever brings a drawing with letters that were not converted sees them in
 * another typeface on every machine that lacks his. Where one of our typefaces is meant the letters become its
 * outlines; all others are told of, and never drawn as something else.
 */

import type { Font } from '../fonts/font.ts'
import { fontList } from '../fonts.ts'
import { placeLetters } from '../text/letters.ts'
import { PathWriter } from '../text/path-writer.ts'
import { applySheets } from './style-sheets.ts'
import { presentationAttributes, textTags } from './svg-names.ts'
import { nodesIn, readNodes, type SvgNode, writeNode } from './svg-nodes.ts'

export type OutlinedDrawing = {
  readonly svg: string
  /** Typefaces, as the drawing names them, whose letters could not be converted; then none is. */
  readonly unknownFonts: string[]
}

const inherited = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'letter-spacing',
] as const
/** Attributes that move, bend or decorate letters one by one: such letters stay live text. */
const unread = `rotate textLength lengthAdjust word-spacing writing-mode text-decoration baseline-shift
  dominant-baseline alignment-baseline direction font-variant font-stretch`.split(/\s+/)
const plain = /^(?:normal|none|auto|baseline|alphabetic|ltr|horizontal-tb|lr-tb|0(?:px|em)?)$/
const styledNames = new Set([...presentationAttributes, ...inherited, ...unread])

/** `svg` is a cleaned drawing; `fontOf` gives one of our typefaces by its key. */
export function outlineLetters(svg: string, fontOf: (key: string) => Font): OutlinedDrawing {
  const root = /<text[\s>]/.test(svg) ? readNodes(svg) : undefined
  if (!root) return { svg, unknownFonts: [] }
  const unknown = new Set<string>()
  const outlined = withOutlines(applySheets(root, styledNames), new Map(), { fontOf, unknown })
  if (unknown.size > 0) return { svg, unknownFonts: [...unknown] }
  return { svg: writeNode(outlined), unknownFonts: [] }
}

type Style = ReadonlyMap<string, string>
type Outlining = { readonly fontOf: (key: string) => Font; readonly unknown: Set<string> }

function withOutlines(mark: SvgNode, around: Style, outlining: Outlining): SvgNode {
  const style = inheritedBy(mark, around)
  if (mark.name === 'text') return outlinesOf(mark, style, outlining)
  return { ...mark, children: mark.children.map((child) => withOutlines(child, style, outlining)) }
}

function inheritedBy({ attributes }: SvgNode, around: Style): Style {
  const own = new Map(around)
  for (const name of inherited) {
    const value = attributes.get(name)?.trim()
    if (value && value !== 'inherit') own.set(name, value)
  }
  return own
}

/** A piece of a text in one style, at a place or behind the piece before. */
type LetterRun = { readonly mark: SvgNode; readonly style: Style; readonly words: string }

function outlinesOf(text: SvgNode, style: Style, { fontOf, unknown }: Outlining): SvgNode {
  const runs = runsOf(text, style)
  const group = { ...text, name: 'g', attributes: painted(text), words: '', children: [] as SvgNode[] }
  if (runs === undefined) {
    unknown.add(familyOf(style))
    return group
  }
  let pen = { x: 0, y: 0 }
  for (const run of runs) {
    const drawn = drawRun(run, pen, fontOf)
    if (!drawn) {
      unknown.add(familyOf(run.style))
      continue
    }
    pen = drawn.pen
    if (drawn.path === '') continue
    const attributes = run.mark === text ? new Map<string, string>() : new Map(painted(run.mark))
    group.children.push({
      name: 'path',
      attributes: attributes.set('d', drawn.path),
      children: [],
      words: '',
    })
  }
  return group
}

/** Undefined where the order of words and pieces, or their places, cannot be told. */
function runsOf(text: SvgNode, style: Style): LetterRun[] | undefined {
  const nested = [...nodesIn(text)].slice(1)
  const isFlat = nested.every(({ name, children }) => name === 'tspan' && children.length === 0)
  if (!isFlat || [text, ...nested].some(isMoved)) return undefined
  if (nested.length === 0) return [{ mark: text, style, words: text.words }]
  if (text.words.trim() !== '') return undefined
  const first: LetterRun = { mark: text, style, words: '' }
  const runs = nested.map((mark) => ({ mark, style: inheritedBy(mark, style), words: mark.words }))
  const goesOn = runs.some(
    ({ mark, words }, at) => at > 0 && words.trim() !== '' && !mark.attributes.has('x'),
  )
  const isFromStart = runs.every((run) => (run.style.get('text-anchor') ?? 'start') === 'start')
  return goesOn && !isFromStart ? undefined : [first, ...runs]
}

function isMoved({ name, attributes }: SvgNode): boolean {
  if (textTags.has(name) && name === 'textPath') return true
  return unread.some((one) => !plain.test(attributes.get(one)?.trim() ?? 'normal'))
}

/** Undefined where its typeface is none of ours, or a length cannot be read. */
function drawRun(
  { mark, style, words }: LetterRun,
  pen: { x: number; y: number },
  fontOf: (key: string) => Font,
): { path: string; pen: { x: number; y: number } } | undefined {
  const at = (name: string, otherwise: number) => pixelsOf(mark.attributes.get(name), otherwise)
  const [x, y, dx, dy] = [at('x', pen.x), at('y', pen.y), at('dx', 0), at('dy', 0)]
  const [size, spacing] = [pixelsOf(style.get('font-size'), 16), spacingOf(style)]
  if ([x, y, dx, dy, size, spacing].some(Number.isNaN)) return undefined
  const start = { x: x + dx, y: y + dy }
  const keepsSpace = mark.attributes.get('xml:space') === 'preserve'
  const shown = keepsSpace ? words.replace(/\s/g, ' ') : words.trim().replace(/\s+/g, ' ')
  if (shown.trim() === '') return { path: '', pen: start }
  const key = ownFont(style, fontOf)
  if (key === undefined) return undefined
  const font = fontOf(key)
  const placed = placeLetters(
    {
      text: shown,
      font: key,
      size,
      letterSpacing: (spacing * 1000) / size,
      lineHeight: 1,
      align: 'left',
      outline: null,
      curve: null,
    },
    font,
  )
  if (placed.missing.length > 0) return undefined
  const width = -2 * (placed.letters[0]?.matrix[4] ?? 0)
  const before = { start: 0, middle: width / 2, end: width }[style.get('text-anchor') ?? 'start'] ?? 0
  const writer = new PathWriter()
  for (const { glyph, matrix } of placed.letters) {
    const [a, b, c, d, e, f] = matrix
    writer.add(font.outlineOf(glyph), [a, b, c, d, e + width / 2 - before + start.x, f + start.y])
  }
  return { path: writer.placed(), pen: { x: start.x - before + width, y: start.y } }
}

function spacingOf(style: Style): number {
  const spacing = style.get('letter-spacing')
  return spacing === undefined || spacing === 'normal' ? 0 : pixelsOf(spacing, 0)
}

const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

/** NaN for what is no single length. */
function pixelsOf(length: string | undefined, otherwise: number): number {
  if (length === undefined) return otherwise
  const found = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(px|pt|mm|cm|in|)$/i.exec(length.trim())
  return found ? Number(found[1]) * (pixels[(found[2] ?? '').toLowerCase()] ?? Number.NaN) : Number.NaN
}

const unquoted = (family: string) => family.trim().replace(/^['"]|['"]$/g, '')

/** The first that the drawing names: later ones are what it would put up with. */
function familyOf(style: Style): string {
  return unquoted((style.get('font-family') ?? '').split(',')[0] ?? '') || 'sin nombre'
}

const weights: Readonly<Record<string, number>> = {
  thin: 100,
  extralight: 200,
  light: 300,
  regular: 400,
  book: 400,
  normal: 400,
  medium: 500,
  semibold: 600,
  demibold: 600,
  bold: 700,
  extrabold: 800,
  heavy: 800,
  black: 900,
  bolder: 700,
}
const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const ownFonts = new Map(fontList.map(({ key, name }) => [letters(name), key]))

/** Key of our typeface of this name and weight; programs write both «Montserrat» bold and «Montserrat-Bold». */
function ownFont(style: Style, fontOf: (key: string) => Font): string | undefined {
  if (!/^(normal|roman)?$/.test(style.get('font-style') ?? '')) return undefined
  const named = letters(familyOf(style))
  const weightText = style.get('font-weight') ?? '400'
  const weight = weights[weightText] ?? Number(weightText)
  const whole = ownFonts.get(named)
  if (whole !== undefined) return fontOf(whole).weight === weight ? whole : undefined
  for (const [name, value] of Object.entries(weights)) {
    const key = named.endsWith(name) ? ownFonts.get(named.slice(0, -name.length)) : undefined
    if (key !== undefined && fontOf(key).weight === value) return key
  }
  return undefined
}

/** Paint, place and turn of a text; its letters' own attributes are not kept. */
function painted({ attributes }: SvgNode): Map<string, string> {
  return new Map(
    [...attributes].filter(
      ([name]) => presentationAttributes.has(name) || name === 'transform' || name === 'id',
    ),
  )
}
