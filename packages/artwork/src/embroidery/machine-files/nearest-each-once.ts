import { colorMatcher } from '../../pixels/color-match.ts'
import { rgbOf } from '../../pixels/rgba.ts'

/**
 * The codes of a machine's own threads for those of a plan, in its order. Two threads never share a code: a machine
 * that reads the same code twice does not stop between them.
 */
export function nearestEachOnce(hexes: readonly string[], chart: ReadonlyMap<number, string>): number[] {
  const free = new Map(chart)
  const codes = new Map<string, number>()
  for (const hex of new Set(hexes)) {
    const left = [...free]
    const nearest = left[colorMatcher(left.map(([, color]) => rgbOf(color)))(rgbOf(hex))]
    if (!nearest) throw new RangeError('more threads than the format has')
    free.delete(nearest[0])
    codes.set(hex, nearest[0])
  }
  return hexes.map((hex) => codes.get(hex) as number)
}
