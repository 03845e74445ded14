/** What the operators of a path do, and which draw nothing. */
import type { PagePaint } from './graphics-state.ts'

export const noPaint: PagePaint = { css: 'none', isColor: true }
export const ignored = new Set([
  'dependency',
  'setRenderingIntent',
  'setFlatness',
  'markPoint',
  'markPointProps',
  'beginCompat',
  'endCompat',
  'setStrokeColorSpace',
  'setFillColorSpace',
])
/** Those that a pattern without colors of its own does not follow. */
export const coloring = new Set([
  'setFillRGBColor',
  'setStrokeRGBColor',
  'setFillTransparent',
  'setStrokeTransparent',
  'setFillColorN',
  'setStrokeColorN',
])
export const fills = new Set([
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
])
export const strokes = new Set([
  'stroke',
  'closeStroke',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
])
export const closes = new Set(['closeStroke', 'closeFillStroke', 'closeEOFillStroke'])

export function hexPaint([color]: unknown[]): PagePaint {
  return { css: /^#[\da-f]{6}$/i.test(String(color)) ? String(color) : '#000000', isColor: true }
}
