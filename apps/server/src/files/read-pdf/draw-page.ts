/**
 * Draws the operators of a page, as pdf.js reads them from its content, into SVG in the space of the page: paths keep their
 * curves, letters become outlines, gradients, clips, masks and pictures stay what they are. What SVG cannot say alike is a
 * fault: a logo is never silently another.
 */
import { drawText, type TextOperators } from './draw-text.ts'
import {
  multiply,
  type PageBox,
  type PageMatrix,
  type PagePath,
  type PathNumbers,
  readMatrix,
  rectangleNumbers,
  transformedPath,
  written,
} from './geometry.ts'
import {
  type GraphicsState,
  newState,
  type PageCanvas,
  type PageObjects,
  type PagePattern,
} from './graphics-state.ts'
import { paintMesh } from './meshes.ts'
import { closes, coloring, fills, hexPaint, ignored, noPaint, strokes } from './operator-kinds.ts'
import { type GroupEffects, PageArt, type PageClip } from './page-art.ts'
import { patternPaint } from './patterns.ts'
import { strokeElement } from './pen.ts'
import { paintPicture, paintStencil } from './picture-element.ts'
import { type PageImage, pixelsOf } from './pictures.ts'
import { paintShading } from './shadings.ts'
import { defineMask, type SoftMask } from './soft-mask.ts'
import { type Operators, placesOf, type Tile } from './tiles.ts'
import { paintWithinStroke } from './within-stroke.ts'

type Frame = {
  readonly state: GraphicsState
  readonly effects: GroupEffects | null
  readonly mask: SoftMask | null
}
type Group = {
  readonly matrix?: unknown
  readonly bbox?: readonly number[] | null
  readonly isolated?: boolean
  readonly smask?: SoftMask | null
}

/** Forms and patterns within each other. */
const MAX_NESTED = 40

export class PageDrawer implements PageCanvas {
  readonly art: PageArt
  readonly objects: PageObjects
  state: GraphicsState
  readonly #saved: GraphicsState[] = []
  readonly #groups: Frame[] = []
  readonly #bases: PageMatrix[] = []
  #base: PageMatrix
  /** A pattern without colors of its own is being drawn. */
  #isOneColor = false
  #pendingClip: 'nonzero' | 'evenodd' | null = null
  #lastMaskId: string | null = null
  readonly #layers: boolean[] = []
  textClip: string[] = []
  textClipBox: PageBox | null = null

  constructor(page: PageBox, matrix: PageMatrix, objects: PageObjects) {
    this.art = new PageArt(page)
    this.objects = objects
    this.#base = matrix
    this.state = newState(matrix, { box: page, rectangle: page, outlineId: null })
  }

  get isVisible(): boolean {
    return this.#layers.every(Boolean)
  }

  draw({ names, args }: Operators): void {
    names.forEach((name, at) => {
      if (this.art.fault) return
      this.#operate(name, Array.from((args[at] ?? []) as ArrayLike<unknown>))
    })
  }

  #operate(name: string, args: unknown[]): void {
    if (this.#isOneColor && coloring.has(name)) return
    const operator = this.#operators[name]
    if (operator) operator(args)
    else if (!drawText(this, name as keyof TextOperators, args)) {
      if (!ignored.has(name)) this.art.fail('pdf_effects', { operator: name })
    }
  }

  readonly #operators: Readonly<Record<string, (args: unknown[]) => void>> = {
    save: () => this.save(),
    restore: () => this.restore(),
    transform: (args) => this.transform(readMatrix(args)),
    setLineWidth: ([width]) => this.#set({ lineWidth: Number(width) }),
    setLineCap: ([cap]) => this.#set({ lineCap: Number(cap) }),
    setLineJoin: ([join]) => this.#set({ lineJoin: Number(join) }),
    setMiterLimit: ([limit]) => this.#set({ miterLimit: Number(limit) }),
    setDash: ([lengths, phase]) =>
      this.#set({ dash: { lengths: lengths as number[], phase: Number(phase) } }),
    setGState: ([values]) => this.#setGraphicsState(values as [string, unknown][]),
    setFillRGBColor: (args) => this.#set({ fill: hexPaint(args) }),
    setStrokeRGBColor: (args) => this.#set({ stroke: hexPaint(args) }),
    setFillTransparent: () => this.#set({ fill: noPaint }),
    setStrokeTransparent: () => this.#set({ stroke: noPaint }),
    setFillColorN: (args) => this.#set({ fill: patternPaint(this, args, this.#base) }),
    setStrokeColorN: (args) => this.#set({ stroke: patternPaint(this, args, this.#base) }),
    clip: () => {
      this.#pendingClip = 'nonzero'
    },
    eoClip: () => {
      this.#pendingClip = 'evenodd'
    },
    constructPath: ([kind, parts]) =>
      this.#path(this.objects.nameOf(Number(kind)), (parts as PathNumbers[])[0]),
    shadingFill: ([id]) => paintShading(this, String(id)),
    paintFormXObjectBegin: ([matrix, box]) => this.#beginForm(matrix, box as number[] | null),
    paintFormXObjectEnd: () => this.#endForm(),
    beginGroup: ([group]) => this.#beginGroup(group as Group),
    endGroup: () => this.#endGroup(),
    beginAnnotation: ([, box, transform, matrix]) =>
      this.#beginAnnotation(box as number[], transform, matrix),
    endAnnotation: () => this.restore(),
    beginMarkedContent: () => this.#layers.push(true),
    beginMarkedContentProps: ([tag, layer]) =>
      this.#layers.push(tag !== 'OC' || this.objects.isLayerVisible(layer)),
    endMarkedContent: () => this.#layers.pop(),
    paintImageXObject: ([id]) => paintPicture(this, pixelsOf(this.objects.image(String(id)))),
    paintInlineImageXObject: ([image]) => paintPicture(this, pixelsOf(image as PageImage)),
    paintImageMaskXObject: ([image]) => paintStencil(this, image as PageImage),
    paintSolidColorImageMask: () => this.#fillAndStroke(rectangleNumbers([0, 0, 1, 1]), 'fill'),
  }

  #set(values: Partial<GraphicsState>): void {
    this.state = { ...this.state, ...values }
  }

  save(): void {
    this.#saved.push(this.state)
    if (this.#saved.length > 500) this.art.fail('pdf_too_complex')
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state
  }

  transform(matrix: PageMatrix): void {
    this.#set({ matrix: multiply(this.state.matrix, matrix) })
  }

  #setGraphicsState(values: readonly (readonly [string, unknown])[]): void {
    for (const [name, value] of values) {
      if (name === 'LW') this.#set({ lineWidth: Number(value) })
      else if (name === 'LC') this.#set({ lineCap: Number(value) })
      else if (name === 'LJ') this.#set({ lineJoin: Number(value) })
      else if (name === 'ML') this.#set({ miterLimit: Number(value) })
      else if (name === 'ca') this.#set({ fillOpacity: Number(value) })
      else if (name === 'CA') this.#set({ strokeOpacity: Number(value) })
      else if (name === 'BM') this.#set({ blend: value === 'source-over' ? 'normal' : String(value) })
      else if (name === 'SMask') this.#set({ maskId: value ? this.#lastMaskId : null })
      else if (name === 'D') this.#operators.setDash?.(value as unknown[])
      else if (name === 'Font') drawText(this, 'setFont', value as unknown[])
      else if (name === 'TR' && value) this.art.fail('pdf_effects')
    }
  }

  #path(kind: string, numbers: PathNumbers | null | undefined): void {
    if (numbers && kind !== 'endPath')
      this.#fillAndStroke(closes.has(kind) ? [...Array.from(numbers), 4] : numbers, kind)
    if (this.#pendingClip)
      this.#clip(numbers ? transformedPath(numbers, this.state.matrix) : undefined, this.#pendingClip)
    this.#pendingClip = null
  }

  #clip(path: PagePath | undefined, rule: 'nonzero' | 'evenodd'): void {
    const { d, box, isRectangle } = path ?? { d: '', box: null, isRectangle: false }
    this.#set({ clip: this.art.clipTo(this.state, d, box, isRectangle, rule) })
  }

  clipToOutline(d: string, box: PageBox | null): void {
    this.#set({ clip: this.art.clipTo(this.state, d, box, false, 'nonzero') })
  }

  #fillAndStroke(numbers: PathNumbers, kind: string): void {
    if (!this.isVisible) return
    const path = transformedPath(numbers, this.state.matrix)
    const isFilled = fills.has(kind)
    const isStroked = strokes.has(kind)
    if (isFilled)
      this.fill(path, kind.startsWith('eo') || kind === 'closeEOFillStroke' ? 'evenodd' : 'nonzero')
    if (isStroked) this.stroke(path, numbers)
  }

  fill({ d, box, isRectangle }: PagePath, rule = 'nonzero'): void {
    const { fill, fillOpacity, blend } = this.state
    if (fill.pattern) this.#paintPattern(fill.pattern, this.art.clipTo(this.state, d, box, isRectangle, rule))
    if (fill.css === 'none') return
    const evenOdd = rule === 'evenodd' ? ' fill-rule="evenodd"' : ''
    const opacity = fillOpacity < 1 ? ` fill-opacity="${written(fillOpacity)}"` : ''
    this.art.paint(`<path d="${d}" fill="${fill.css}"${evenOdd}${opacity}/>`, box, this.state, blend)
  }

  /** `numbers` is the same path before the matrix, for a pen that is no circle on the page; none: the pen is one. */
  stroke(path: PagePath, numbers?: PathNumbers): void {
    const stroked = strokeElement(this.state, path, numbers)
    if (stroked === 'unlike') paintWithinStroke(this, path, numbers)
    else if (stroked) this.art.paint(stroked.element, stroked.box, this.state, this.state.blend)
  }

  #paintPattern(pattern: PagePattern, clip: PageClip): void {
    if (!clip.box || !this.isVisible) return
    if (pattern.kind === 'tile') this.#repeat(pattern.tile, clip)
    else paintMesh(this, pattern.parts, pattern.matrix, clip)
  }

  #repeat(tile: Tile, clip: PageClip): void {
    const places = clip.box && placesOf(tile, clip.box)
    if (!places || this.#bases.length > MAX_NESTED) {
      this.art.fail('pdf_pattern')
      return
    }
    const { state } = this
    const [base, isOneColor, saved] = [this.#base, this.#isOneColor, this.#saved.length]
    this.art.openGroup()
    this.#bases.push(base)
    for (const place of places) {
      const color = tile.color === null ? undefined : hexPaint([tile.color])
      const first = newState(place, clip)
      this.state = { ...first, fill: color ?? first.fill, stroke: color ?? first.stroke }
      this.#base = place
      this.#isOneColor = color !== undefined
      this.#clip(transformedPath(rectangleNumbers(tile.box), place), 'nonzero')
      this.draw(tile.operators)
      this.#saved.length = Math.min(saved, this.#saved.length)
    }
    this.#bases.pop()
    ;[this.state, this.#base, this.#isOneColor] = [state, base, isOneColor]
    this.art.paintGroup({ opacity: state.fillOpacity, blend: state.blend }, state, true)
  }

  #beginForm(matrix: unknown, box: readonly number[] | null): void {
    this.save()
    this.#bases.push(this.#base)
    if (matrix) this.transform(readMatrix(matrix))
    this.#base = this.state.matrix
    if (box) this.#clip(transformedPath(rectangleNumbers(box), this.state.matrix), 'nonzero')
  }

  #endForm(): void {
    this.restore()
    this.#base = this.#bases.pop() ?? this.#base
  }

  #beginGroup({ matrix, bbox, smask }: Group): void {
    this.save()
    const { state } = this
    if (bbox) {
      const space = matrix ? multiply(state.matrix, readMatrix(matrix)) : state.matrix
      this.#clip(transformedPath(rectangleNumbers(bbox), space), 'nonzero')
    }
    this.#groups.push({
      state,
      effects: smask ? null : { opacity: state.fillOpacity, blend: state.blend },
      mask: smask ?? null,
    })
    this.art.openGroup(Boolean(smask))
    // a mask is not limited by the clip of the moment in which it is set
    const clip = smask ? { box: this.art.page, rectangle: this.art.page, outlineId: null } : this.state.clip
    this.#set({ clip, maskId: null, fillOpacity: 1, strokeOpacity: 1, blend: 'normal' })
    if (this.#groups.length > 60) this.art.fail('pdf_too_complex')
  }

  #endGroup(): void {
    const frame = this.#groups.pop()
    this.restore()
    if (frame?.mask) this.#lastMaskId = defineMask(this.art, frame.mask)
    else if (frame?.effects) this.art.paintGroup(frame.effects, frame.state, true)
  }

  #beginAnnotation(box: readonly number[], transform: unknown, matrix: unknown): void {
    this.save()
    this.#set({ matrix: this.#base })
    this.#clip(transformedPath(rectangleNumbers(box), this.state.matrix), 'nonzero')
    this.transform(readMatrix(transform))
    this.transform(readMatrix(matrix))
  }
}
