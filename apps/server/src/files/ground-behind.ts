export type Bytes = Uint8Array | Uint8ClampedArray
export type RgbPixels = { readonly data: Bytes; readonly width: number; readonly height: number }

/** Cells across: a photographer's ground changes slowly. */
const CELLS = 24
/** The ground is taken as it is where no more than this of 255 covers it. */
const BARE = 3

/** The color of the ground at a pixel, from 0 to 255; behind the product it goes on as it is around it. */
export function groundBehind(
  { data, width, height }: RgbPixels,
  opacity: Bytes,
): (index: number, channel: number) => number {
  const cellOfColumn = Uint8Array.from({ length: width }, (_, x) => Math.floor((x / width) * CELLS))
  const cellOfRow = Uint16Array.from({ length: height }, (_, y) => Math.floor((y / height) * CELLS) * CELLS)
  const sums = new Float64Array(CELLS * CELLS * 4)
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      if ((opacity[index] ?? 0) > BARE) continue
      const cell = ((cellOfRow[y] ?? 0) + (cellOfColumn[x] ?? 0)) * 4
      for (let channel = 0; channel < 3; channel++)
        sums[cell + channel] = (sums[cell + channel] ?? 0) + (data[index * 3 + channel] ?? 0)
      sums[cell + 3] = (sums[cell + 3] ?? 0) + 1
    }
  const spread = spreadOut(sums)
  return (index, channel) => {
    const y = Math.floor(index / width)
    const cell = ((cellOfRow[y] ?? 0) + (cellOfColumn[index - y * width] ?? 0)) * 4
    return (spread[cell + channel] ?? 0) / Math.max(1, spread[cell + 3] ?? 0)
  }
}

/** Cells of which nothing is seen take the color of their neighbors, from the outside inwards. */
function spreadOut(sums: Float64Array): Float64Array {
  let known = sums
  for (let step = 0; step < CELLS; step++) {
    const next = Float64Array.from(known)
    for (let cell = 0; cell < CELLS * CELLS; cell++)
      if (!known[cell * 4 + 3]) next.set(meanOfNeighbors(known, cell), cell * 4)
    known = next
  }
  return known
}

function meanOfNeighbors(known: Float64Array, cell: number): number[] {
  const [x, y] = [cell % CELLS, Math.floor(cell / CELLS)]
  const sum = [0, 0, 0, 0]
  for (const [column, row] of [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ] as const) {
    const at = (row * CELLS + column) * 4
    const seen = known[at + 3] ?? 0
    if (column < 0 || row < 0 || column >= CELLS || row >= CELLS || seen === 0) continue
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] ?? 0) + (known[at + channel] ?? 0) / seen
    sum[3] = (sum[3] ?? 0) + 1
  }
  return sum
}
