/** a b c d e f, as in SVG. */
export type Matrix = readonly [number, number, number, number, number, number]
export const upright: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`; `outer` itself where `inner` changes nothing. */
export function multiplyMatrices(outer: Matrix, inner: Matrix): Matrix {
  if (inner === upright) return outer
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function at([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

const calls: Readonly<Record<string, (values: readonly number[]) => Matrix | undefined>> = {
  matrix: (values) => (values.length === 6 ? (values as unknown as Matrix) : undefined),
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => {
    const turn = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
  },
  skewX: ([degrees = 0]) => [1, 0, Math.tan((degrees * Math.PI) / 180), 1, 0, 0],
  skewY: ([degrees = 0]) => [1, Math.tan((degrees * Math.PI) / 180), 0, 1, 0, 0],
}

/** Undefined where it cannot be read: the shape is then not drawn as it was meant. */
export function readTransform(text: string | undefined): Matrix | undefined {
  let matrix = upright
  if (!text?.trim() || text.trim() === 'none') return matrix
  if (/[^\s,]/.test(text.replace(/[a-zA-Z]+\s*\([^)]*\)/g, ''))) return undefined
  for (const [, name = '', inside = ''] of text.matchAll(/([a-zA-Z]+)\s*\(([^)]*)\)/g)) {
    const values = (inside.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
    const own = calls[name]?.(values)
    if (!own || own.some((value) => !Number.isFinite(value))) return undefined
    matrix = multiplyMatrices(matrix, own)
  }
  return matrix
}
