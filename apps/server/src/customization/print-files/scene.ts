/**
 * A drawing as the list of what is painted, lowest first: PDF knows neither references nor inherited looks. It
 * covers what logos are made of; what it cannot say exactly (masks, patterns, blending) is `NotVector`, and the
 * element that holds it is printed from pixels.
 */
import { readColor } from '@estampa/artwork/drawing'
import { nodesIn, type SvgNode } from '@estampa/artwork/drawing/svg-nodes'
import { type Gradient, readGradient } from './scene/gradients.ts'
import { type InheritedStyle, inherit, type StrokeStyle, strokeOf, styleOf } from './scene/inherited-style.ts'
import { at, type Matrix, multiplyMatrices, readTransform, upright } from './scene/matrix.ts'
import type { PathSegment } from './scene/path-data.ts'
import { box, lengthOf, shapeOutline, type Viewport } from './scene/shapes.ts'
import { fitViewBox } from './scene/view-box.ts'

export type Rule = 'nonzero' | 'evenodd'
/** In millimetres of the page. */
export type Clip = { readonly segments: readonly PathSegment[]; readonly rule: Rule }
export type Paint =
  | { readonly kind: 'flat'; readonly hex: string; readonly alpha: number }
  | { readonly kind: 'gradient'; readonly gradient: Gradient; readonly alpha: number }
type Placement = { readonly matrix: Matrix; readonly clips: readonly Clip[] }
export type Item = Placement &
  (
    | {
        readonly kind: 'fill'
        readonly segments: readonly PathSegment[]
        readonly rule: Rule
        readonly paint: Paint
      }
    | {
        readonly kind: 'stroke'
        readonly segments: readonly PathSegment[]
        readonly stroke: StrokeStyle
        readonly paint: Paint
      }
    | {
        readonly kind: 'picture'
        readonly href: string
        readonly width: number
        readonly height: number
        readonly alpha: number
      }
  )

/** Null: it is a picture or a gradient. */
export const flatColorOf = (item: Item): string | null =>
  item.kind !== 'picture' && item.paint.kind === 'flat' ? item.paint.hex : null

export class NotVector extends Error {}

const MAX_ITEMS = 60_000
const DEEPEST = 60
const FURTHEST = 1e7

type Context = Placement & {
  readonly looks: InheritedStyle
  readonly viewport: Viewport
  readonly depth: number
}

/** Throws `NotVector`. */
export function sceneOf(mark: SvgNode, matrix: Matrix = upright): Item[] {
  return new SceneWalker(mark).items(mark, {
    matrix,
    clips: [],
    looks: new Map(),
    depth: 0,
    viewport: { width: 100, height: 100 },
  })
}

class SceneWalker {
  readonly #byId: ReadonlyMap<string, SvgNode>
  #count = 0

  constructor(root: SvgNode) {
    this.#byId = new Map(
      [...nodesIn(root)].flatMap((mark) =>
        mark.attributes.has('id') ? [[mark.attributes.get('id') ?? '', mark]] : [],
      ),
    )
  }

  items(mark: SvgNode, around: Context): Item[] {
    const { attributes, name } = mark
    if (around.depth > DEEPEST) throw new NotVector('too deep')
    if (attributes.get('display') === 'none') return []
    for (const key of ['mask', 'marker-start', 'marker-mid', 'marker-end', 'filter', 'vector-effect']) {
      if ((attributes.get(key) ?? 'none') !== 'none') throw new NotVector(key)
    }
    if ((attributes.get('mix-blend-mode') ?? 'normal') !== 'normal') throw new NotVector('mix-blend-mode')
    const own = readTransform(attributes.get('transform'))
    if (!own) throw new NotVector('transform')
    const context = this.#clipped(mark, {
      ...around,
      matrix: multiplyMatrices(around.matrix, own),
      looks: inherit(around.looks, attributes),
      depth: around.depth + 1,
    })
    const items = this.#inside(name, mark, context)
    return faded(items, lengthOf(attributes.get('opacity'), 1, 1))
  }

  #inside(name: string, mark: SvgNode, context: Context): Item[] {
    if (name === 'g') return this.#children(mark, context)
    if (name === 'svg') return this.#nested(mark, context)
    if (name === 'use') return this.#used(mark, context)
    if (name === 'image') return this.#picture(mark, context)
    const segments = shapeOutline(mark, context.viewport)
    return segments ? this.#shape(segments, context) : []
  }

  #children(mark: SvgNode, context: Context): Item[] {
    return mark.children.flatMap((child) => this.items(child, context))
  }

  /** A window: what lies outside of it is cut off. */
  #nested(mark: SvgNode, context: Context, size: { width?: string; height?: string } = {}): Item[] {
    const { attributes } = mark
    const { viewport, matrix } = context
    const [x, y] = [
      lengthOf(attributes.get('x'), viewport.width),
      lengthOf(attributes.get('y'), viewport.height),
    ]
    const width = lengthOf(size.width ?? attributes.get('width') ?? '100%', viewport.width)
    const height = lengthOf(size.height ?? attributes.get('height') ?? '100%', viewport.height)
    if (!(width > 0 && height > 0)) return []
    const fit = fitViewBox(attributes, width, height)
    const isOpen = context.depth === 1 || attributes.get('overflow') === 'visible'
    const clip: Clip = { segments: transformSegments(box(x, y, width, height), matrix), rule: 'nonzero' }
    return this.#children(mark, {
      ...context,
      matrix: multiplyMatrices(multiplyMatrices(matrix, [1, 0, 0, 1, x, y]), fit.matrix),
      clips: isOpen ? context.clips : [...context.clips, clip],
      viewport: fit.viewport,
    })
  }

  #used(mark: SvgNode, context: Context): Item[] {
    const { attributes } = mark
    const target = this.#byId.get((attributes.get('href') ?? '').trim().slice(1))
    if (!target) return []
    const move: Matrix = [
      1,
      0,
      0,
      1,
      ...([
        lengthOf(attributes.get('x'), context.viewport.width),
        lengthOf(attributes.get('y'), context.viewport.height),
      ] as const),
    ]
    const placed = { ...context, matrix: multiplyMatrices(context.matrix, move) }
    if (target.name !== 'symbol' && target.name !== 'svg') return this.items(target, placed)
    const [width, height] = [attributes.get('width'), attributes.get('height')]
    const looks = inherit(placed.looks, target.attributes)
    return this.#nested(
      target,
      { ...placed, looks, depth: placed.depth + 1 },
      { ...(width && { width }), ...(height && { height }) },
    )
  }

  #picture({ attributes }: SvgNode, context: Context): Item[] {
    const { viewport, matrix, clips, looks } = context
    if (/^(hidden|collapse)$/.test(looks.get('visibility') ?? '')) return []
    const [x, y] = [
      lengthOf(attributes.get('x'), viewport.width),
      lengthOf(attributes.get('y'), viewport.height),
    ]
    const [width, height] = [
      lengthOf(attributes.get('width'), viewport.width),
      lengthOf(attributes.get('height'), viewport.height),
    ]
    const href = attributes.get('href') ?? ''
    // how a picture lies in a box of another shape is known only to who has read it
    if (attributes.get('preserveAspectRatio') !== 'none') throw new NotVector('image')
    if (!(width > 0 && height > 0) || !href.startsWith('data:')) return []
    return this.#counted([
      {
        kind: 'picture',
        href,
        width,
        height,
        alpha: 1,
        clips,
        matrix: multiplyMatrices(matrix, [1, 0, 0, 1, x, y]),
      },
    ])
  }

  #shape(segments: PathSegment[], context: Context): Item[] {
    const { looks, matrix, clips, viewport } = context
    if (segments.length === 0 || /^(hidden|collapse)$/.test(looks.get('visibility') ?? '')) return []
    const placed = { segments, matrix, clips }
    const filled = this.#paint(looks.get('fill') ?? '#000000', looks.get('fill-opacity'), segments)
    const drawn = this.#paint(looks.get('stroke') ?? 'none', looks.get('stroke-opacity'), segments)
    const stroke = strokeOf(looks, viewport)
    const items: Item[] = []
    if (filled) items.push({ kind: 'fill', ...placed, rule: ruleOf(looks.get('fill-rule')), paint: filled })
    if (drawn && stroke.width > 0) items.push({ kind: 'stroke', ...placed, stroke, paint: drawn })
    if (/^\s*stroke/.test(looks.get('paint-order') ?? '')) items.reverse()
    return this.#counted(items)
  }

  #paint(value: string, opacity: string | undefined, segments: readonly PathSegment[]): Paint | undefined {
    const alpha = lengthOf(opacity, 1, 1)
    const reference = /url\(\s*['"]?#([^'")]+?)['"]?\s*\)\s*(.*)$/.exec(value)
    const target = reference ? this.#byId.get(reference[1] ?? '') : undefined
    if (target && !/Gradient$/.test(target.name)) throw new NotVector(target.name)
    const found = target ? readGradient(target, this.#byId, segments) : undefined
    if (found === 'unknown') throw new NotVector('gradient')
    if (found && 'coords' in found) return { kind: 'gradient', gradient: found, alpha }
    const colour = found ?? readColor(reference ? (reference[2] ?? '') : value)
    if (!colour || colour.alpha * alpha <= 0) return undefined
    return { kind: 'flat', hex: colour.hex, alpha: Math.min(1, colour.alpha * alpha) }
  }

  #clipped(mark: SvgNode, context: Context): Context {
    const id = /url\(\s*['"]?#([^'")]+?)['"]?\s*\)/.exec(mark.attributes.get('clip-path') ?? '')?.[1]
    const clip = id === undefined ? undefined : this.#byId.get(id)
    if (!clip) return context
    if (clip.attributes.get('clipPathUnits') === 'objectBoundingBox' || clip.attributes.has('clip-path'))
      throw new NotVector('clipPath')
    const own = readTransform(clip.attributes.get('transform'))
    if (!own) throw new NotVector('transform')
    const matrix = multiplyMatrices(context.matrix, own)
    const rules = new Set<Rule>()
    const segments = clip.children.flatMap((child) => {
      const shape =
        child.name === 'use' ? this.#byId.get((child.attributes.get('href') ?? '').trim().slice(1)) : child
      if (!shape || child.attributes.has('clip-path')) throw new NotVector('clipPath')
      const turn = readTransform(child.attributes.get('transform'))
      const inner = child === shape ? upright : readTransform(shape.attributes.get('transform'))
      if (!turn || !inner) throw new NotVector('transform')
      const outline = shapeOutline(shape, context.viewport)
      if (!outline) throw new NotVector('clipPath')
      rules.add(ruleOf(styleOf(shape, clip, 'clip-rule')))
      return transformSegments(outline, multiplyMatrices(multiplyMatrices(matrix, turn), inner))
    })
    if (rules.size > 1) throw new NotVector('clipPath')
    return { ...context, clips: [...context.clips, { segments, rule: [...rules][0] ?? 'nonzero' }] }
  }

  #counted(items: Item[]): Item[] {
    this.#count += items.length
    if (this.#count > MAX_ITEMS) throw new NotVector('too much')
    if (!items.every(isWritable)) throw new NotVector('number')
    return items
  }
}

/** Numbers that no page holds are mistakes or malice, and PDF cannot write them. */
function isWritable(item: Item): boolean {
  const numbers: unknown[] = [item.matrix, item.clips.map(({ segments }) => segments)]
  if (item.kind === 'picture') numbers.push(item.width, item.height)
  else {
    numbers.push(
      item.segments,
      item.kind === 'stroke' ? [item.stroke.width, item.stroke.dash, item.stroke.phase] : 0,
    )
    if (item.paint.kind === 'gradient') numbers.push(item.paint.gradient.coords, item.paint.gradient.matrix)
  }
  return numbers.flat(4).every((one) => typeof one === 'string' || Math.abs(one as number) < FURTHEST)
}

const ruleOf = (value: string | undefined): Rule => (value === 'evenodd' ? 'evenodd' : 'nonzero')

/** Items over one another fade as one: only a single surface can be faded by itself. */
function faded(items: Item[], opacity: number): Item[] {
  if (opacity >= 1) return items
  if (opacity <= 0) return []
  if (items.length > 1) throw new NotVector('opacity')
  return items.map((item) =>
    item.kind === 'picture'
      ? { ...item, alpha: item.alpha * opacity }
      : { ...item, paint: { ...item.paint, alpha: item.paint.alpha * opacity } },
  )
}

export function transformSegments(segments: readonly PathSegment[], matrix: Matrix): PathSegment[] {
  return segments.map((segment): PathSegment => {
    if (segment[0] === 'Z') return segment
    if (segment[0] !== 'C') return [segment[0], ...at(matrix, segment[1], segment[2])]
    const [, a, b, c, d, e, f] = segment
    return ['C', ...at(matrix, a, b), ...at(matrix, c, d), ...at(matrix, e, f)]
  })
}
