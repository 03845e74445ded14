/** Tells the wide parts of a surface from its narrow limbs. */

/** A right-angled corner of a wide part lies 1.42 reaches from its core. */
const INTO_CORNERS = 1.45
const [STRAIGHT, ASKEW] = [5, 7]

/**
 * A key per pixel: twice its id, and one more where it belongs to a wide part, that is, lies about as near to a
 * core (what is at least `reach` pixels from every edge) as that core from its edges. -1 where there is no id.
 */
export function growCores(
  ids: Int32Array,
  depths: Float32Array,
  { width, reach }: { width: number; reach: number },
): Int32Array {
  const keys = new Int32Array(ids.length)
  const max = Math.round(reach * INTO_CORNERS * STRAIGHT)
  const rings: number[][] = Array.from({ length: max + ASKEW + 1 }, () => [])
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] as number
    const core = id >= 0 && (depths[at] as number) >= reach
    keys[at] = id < 0 ? -1 : core ? id * 2 + 1 : id * 2
    if (!core) continue
    const beside = Math.min(depths[at - 1] as number, depths[at + 1] as number)
    const above = Math.min(depths[at - width] as number, depths[at + width] as number)
    if (Math.min(beside, above) < reach) (rings[0] as number[]).push(at)
  }
  const around = stepsAround(width)
  const reached = new Uint16Array(ids.length).fill(65_535)
  for (let far = 0; far <= max; far += 1) {
    for (const at of rings[far] as number[]) {
      if ((reached[at] as number) < far) continue
      for (let side = 0; side < 8; side += 1) {
        const next = at + (around[side] as number)
        if (ids[next] !== ids[at] || (depths[next] as number) >= reach) continue
        const further = far + (side < 4 ? STRAIGHT : ASKEW)
        if (further > max || further >= (reached[next] as number)) continue
        reached[next] = further
        keys[next] = (ids[next] as number) * 2 + 1
        ;(rings[further] as number[]).push(next)
      }
    }
  }
  return keys
}

/** To the eight neighbors: left, right, above, below, then the corners. */
export function stepsAround(width: number): Int32Array {
  return Int32Array.of(-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1)
}
