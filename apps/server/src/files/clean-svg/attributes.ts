/** Which attributes of a drawing are kept: those that draw, and refer to nothing outside the drawing. */

const known = new Set(
  `id class style transform x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox
  preserveAspectRatio pathLength offset rotate textLength lengthAdjust startOffset method spacing side
  gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient version
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path
  clip-rule mask marker marker-start marker-mid marker-end stop-color stop-opacity paint-order
  font-family font-size font-style font-weight font-variant font-stretch text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift letter-spacing word-spacing writing-mode direction
  mix-blend-mode isolation shape-rendering text-rendering vector-effect xml:space href xlink:href`.split(
    /\s+/,
  ),
)

const LOCAL = /^\s*#[\w:.-]+\s*$/
const PIXELS = /^data:image\/(?:png|jpe?g);base64,([\w+/=\s]+)$/

/** Pictures inside the drawing are added to `embedded`. */
export function keepAttribute(element: string, name: string, value: string, embedded: Buffer[]): boolean {
  if (!known.has(name)) return false
  if (name === 'href' || name === 'xlink:href') {
    if (LOCAL.test(value)) return element !== 'a'
    const pixels = element === 'image' ? PIXELS.exec(value)?.[1] : undefined
    if (pixels !== undefined) embedded.push(Buffer.from(pixels, 'base64'))
    return pixels !== undefined
  }
  return isLocalStyle(value) && (name !== 'style' || !/filter/i.test(value))
}

/** A style sheet without what it would fetch; '' where it hides what it says. */
export function keepStyleSheet(text: string): string {
  const own = text.replace(/@import[^;]*;?/gi, '').replace(/@font-face\s*\{[^}]*\}/gi, '')
  return isLocalStyle(own) ? own.replace(/filter\s*:[^;}]*/gi, '') : ''
}

function isLocalStyle(value: string): boolean {
  // an escape or a comment could spell url( in another way
  if (/[\\@]|\/\*|expression|javascript:/i.test(value)) return false
  const outside = value.replace(/url\(\s*(['"]?)#[\w:.-]+\1\s*\)/gi, '')
  return !/url\s*\(|image(-set)?\s*\(|src\s*\(/i.test(outside)
}

/** Ids that this attribute draws with. */
export function referencesOf(name: string, value: string): string[] {
  if (name === 'href' || name === 'xlink:href') return LOCAL.test(value) ? [value.trim().slice(1)] : []
  return [...value.matchAll(/url\(\s*['"]?#([\w:.-]+)/gi)].map(([, id]) => id ?? '')
}
