/**
 * Pixels from each pixel to the nearest one of another id, in a straight line, exact; a pixel at an edge has 1.
 * `ids` below 0 are nobody's and get 0. The outermost ring of pixels must be nobody's.
 * Felzenszwalb and Huttenlocher's lower envelope of parabolas, run by run.
 */
export function depthsOf(ids: Int32Array, width: number, height: number): Float32Array {
  const upright = uprightDistances(ids, width, height)
  const depths = new Float32Array(ids.length)
  const envelope = {
    at: new Int32Array(width),
    from: new Float64Array(width + 1),
    squares: new Float64Array(width),
  }
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; ) {
      const id = ids[y * width + x] as number
      let end = x + 1
      // what is somebody's ends before the outermost ring
      while (id >= 0 && ids[y * width + end] === id) end += 1
      if (id >= 0) spread(upright, depths, envelope, { row: y * width, first: x - 1, last: end })
      x = end
    }
  }
  return depths
}

function uprightDistances(ids: Int32Array, width: number, height: number): Int32Array {
  const distances = new Int32Array(ids.length)
  for (let at = width; at < ids.length; at += 1) {
    if ((ids[at] as number) < 0) continue
    distances[at] = ids[at] === ids[at - width] ? (distances[at - width] as number) + 1 : 1
  }
  for (let at = (height - 1) * width - 1; at >= 0; at -= 1) {
    if ((ids[at] as number) < 0) continue
    const below = ids[at] === ids[at + width] ? (distances[at + width] as number) + 1 : 1
    if (below < (distances[at] as number)) distances[at] = below
  }
  return distances
}

type Envelope = { at: Int32Array; from: Float64Array; squares: Float64Array }
type PixelRun = { row: number; first: number; last: number }

/** `first` and `last` are the pixels just outside of the run: there the distance is 0. */
function spread(upright: Int32Array, depths: Float32Array, envelope: Envelope, run: PixelRun): void {
  const { at, from, squares } = envelope
  const { row, first, last } = run
  for (let x = first + 1; x < last; x += 1) {
    const up = upright[row + x] as number
    squares[x] = up * up
  }
  squares[first] = 0
  squares[last] = 0
  let top = 0
  at[0] = first
  from[0] = Number.NEGATIVE_INFINITY
  for (let x = first + 1; x <= last; x += 1) {
    const own = (squares[x] as number) + x * x
    let meets = 0
    for (;;) {
      const other = at[top] as number
      meets = (own - (squares[other] as number) - other * other) / (2 * (x - other))
      if (meets > (from[top] as number)) break
      top -= 1
    }
    top += 1
    at[top] = x
    from[top] = meets
  }
  let index = 0
  for (let x = first + 1; x < last; x += 1) {
    while (index < top && (from[index + 1] as number) < x) index += 1
    const other = at[index] as number
    const aside = x - other
    depths[row + x] = Math.sqrt(aside * aside + (squares[other] as number))
  }
}
