import { identity, type PageBox, type PageMatrix, type PagePath, type PathNumbers } from './geometry.ts'
import type { PageArt, PageClip } from './page-art.ts'
import type { PageImage } from './pictures.ts'
import type { Tile } from './tiles.ts'

/** A gradient or a mesh as pdf.js hands it over. */
export type ShadingParts = readonly unknown[]

/** What SVG has no paint for, and what is drawn instead within the outline. */
export type PagePattern =
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'mesh'; readonly parts: ShadingParts; readonly matrix: PageMatrix }
/** A paint: `none`, a color, a reference to a gradient, or a pattern. */
export type PagePaint = {
  readonly css: string
  readonly isColor: boolean
  readonly pattern?: PagePattern | undefined
}

/** The font of a page as pdf.js hands it over; only what is drawn by. */
export type PageFont = {
  readonly loadedName: string
  readonly name: string
  readonly fontMatrix?: ArrayLike<number> | undefined
  readonly missingFile?: boolean
  readonly isType3Font?: boolean
  readonly vertical?: boolean
  readonly defaultVMetrics?: readonly number[]
}

/** What a page refers to. */
export type PageObjects = {
  image(id: string): PageImage | undefined
  shading(id: string): ShadingParts | undefined
  font(id: string): PageFont | undefined
  /** The outline of a letter in a font, in parts of its size. */
  glyphPath(font: PageFont, character: string): PathNumbers | undefined
  isLayerVisible(layer: unknown): boolean
  nameOf(operator: number): string
}

/** Where the operators of a page draw. */
export type PageCanvas = {
  readonly art: PageArt
  readonly objects: PageObjects
  readonly isVisible: boolean
  state: GraphicsState
  /** Letters that are to clip when their text ends. */
  textClip: string[]
  textClipBox: PageBox | null
  fill(path: PagePath): void
  stroke(path: PagePath): void
  clipToOutline(d: string, box: PageBox | null): void
}

export type GraphicsState = {
  matrix: PageMatrix
  clip: PageClip
  maskId: string | null
  fill: PagePaint
  stroke: PagePaint
  fillOpacity: number
  strokeOpacity: number
  blend: string
  lineWidth: number
  lineCap: number
  lineJoin: number
  miterLimit: number
  dash: { readonly lengths: readonly number[]; readonly phase: number }
  font: PageFont | undefined
  fontSize: number
  /** −1 for text that is set from right to left by a negative size. */
  fontDirection: number
  charSpacing: number
  wordSpacing: number
  /** 1: as wide as the font says. */
  horizontalScale: number
  leading: number
  rise: number
  renderingMode: number
  textMatrix: PageMatrix
  textAt: readonly [x: number, y: number]
  lineAt: readonly [x: number, y: number]
}

const black: PagePaint = { css: '#000000', isColor: true }

export const newState = (matrix: PageMatrix, clip: PageClip): GraphicsState => ({
  matrix,
  clip,
  maskId: null,
  fill: black,
  stroke: black,
  fillOpacity: 1,
  strokeOpacity: 1,
  blend: 'normal',
  lineWidth: 1,
  lineCap: 0,
  lineJoin: 0,
  miterLimit: 10,
  dash: { lengths: [], phase: 0 },
  font: undefined,
  fontSize: 0,
  fontDirection: 1,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  renderingMode: 0,
  textMatrix: identity,
  textAt: [0, 0],
  lineAt: [0, 0],
})
