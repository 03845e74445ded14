import type { Mask, Run } from './mask.ts'

/** The cells around a mask, by which it is told how close it lies to what is there. */
export type Halo = {
  /** Its first row and column lie so many cells above and to the left of the mask's. */
  readonly reach: number
  readonly rows: readonly (readonly Run[])[]
  readonly cells: number
}

/** All cells that are no more than `reach` steps up, down and sideways from the mask, without its own. */
export function haloOf(mask: Mask, reach: number): Halo {
  const [width, height] = [mask.width + 2 * reach, mask.height + 2 * reach]
  let cells = 0
  const rows = Array.from({ length: height }, (_, row) => {
    const near = new Uint8Array(width)
    for (let other = row - 2 * reach; other <= row; other += 1) {
      const off = Math.abs(row - reach - other)
      for (const { from, to } of mask.rows[other] ?? []) near.fill(1, from + off, to + 2 * reach + 1 - off)
    }
    for (const { from, to } of mask.rows[row - reach] ?? []) near.fill(0, from + reach, to + reach + 1)
    const runs: Run[] = []
    for (let column = 0; column < width; column += 1) {
      if (near[column] === 0) continue
      const from = column
      while (column + 1 < width && near[column + 1] === 1) column += 1
      runs.push({ from, to: column })
      cells += column - from + 1
    }
    return runs
  })
  return { reach, rows, cells }
}
