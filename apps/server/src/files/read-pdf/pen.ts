/** The stroke of a path as SVG. */
import {
  evenScale,
  grown,
  identity,
  largestScale,
  type PageBox,
  type PagePath,
  type PathNumbers,
  transformedPath,
  written,
  writtenMatrix,
} from './geometry.ts'
import type { GraphicsState } from './graphics-state.ts'

/** A line of no width is as thin as a printer can; this is a tenth of a millimeter. */
const THINNEST_POINTS = 0.283

type Stroked = { readonly element: string; readonly box: PageBox }

/** Undefined where nothing is stroked; `unlike` for a pattern, and for a gradient of a pen that is no circle, whose space is another. */
export function strokeElement(
  state: GraphicsState,
  path: PagePath,
  numbers?: PathNumbers,
): Stroked | 'unlike' | undefined {
  const { stroke, strokeOpacity, matrix, lineWidth, lineJoin, lineCap, miterLimit } = state
  if (stroke.pattern) return 'unlike'
  if (stroke.css === 'none' || !path.box) return undefined
  const scale = largestScale(matrix)
  const isRound = numbers === undefined || evenScale(matrix) !== undefined
  const width = Math.max(lineWidth * scale, THINNEST_POINTS)
  const opacity = strokeOpacity < 1 ? ` stroke-opacity="${written(strokeOpacity)}"` : ''
  const pen = penOf(state, isRound ? scale : 1, isRound ? width : width / scale)
  const attributes = `fill="none" stroke="${stroke.css}"${opacity}${pen}`
  const reach = lineJoin === 0 && path.mostMiter <= miterLimit ? path.mostMiter : 1
  const box = grown(path.box, (width / 2) * Math.max(reach, lineCap === 2 ? Math.SQRT2 : 1))
  if (isRound) return { element: `<path d="${path.d}" ${attributes}/>`, box }
  if (!stroke.isColor) return 'unlike'
  const { d } = transformedPath(numbers, identity)
  return { element: `<path d="${d}" transform="${writtenMatrix(matrix)}" ${attributes}/>`, box }
}

function penOf({ lineCap, lineJoin, miterLimit, dash }: GraphicsState, scale: number, width: number): string {
  const lengths = dash.lengths.map((length) => written(length * scale))
  const join = lineJoin === 1 ? 'round' : 'bevel'
  return [
    ` stroke-width="${written(width)}"`,
    lineCap === 0 ? '' : ` stroke-linecap="${lineCap === 1 ? 'round' : 'square'}"`,
    lineJoin === 0 ? ` stroke-miterlimit="${written(miterLimit)}"` : ` stroke-linejoin="${join}"`,
    dash.lengths.some((length) => length > 0) ? ` stroke-dasharray="${lengths.join(' ')}"` : '',
    dash.phase === 0 ? '' : ` stroke-dashoffset="${written(dash.phase * scale)}"`,
  ].join('')
}
