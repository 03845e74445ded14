/** Connected parts of a raster whose pixels carry keys. */

export type ClothPart = {
  readonly key: number
  /** Pixels. */
  readonly area: number
  /** Inclusive. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export type LabeledParts = {
  /** Which part each pixel belongs to, -1 for none. */
  readonly ids: Int32Array
  readonly parts: readonly ClothPart[]
}

/** Pixels are of one part when they touch by an edge and have the same key; keys below 0 are no part. */
export function partsOf(keys: Int32Array, width: number): LabeledParts {
  const ids = new Int32Array(keys.length).fill(-1)
  const open = new Int32Array(keys.length)
  const parts: ClothPart[] = []
  for (let start = 0; start < keys.length; start += 1) {
    if ((keys[start] as number) < 0 || ids[start] !== -1) continue
    parts.push(flood({ keys, ids, open, width }, start, parts.length))
  }
  return { ids, parts }
}

type Flooding = { keys: Int32Array; ids: Int32Array; open: Int32Array; width: number }

function flood({ keys, ids, open, width }: Flooding, start: number, id: number): ClothPart {
  const key = keys[start] as number
  const [x0, y0] = [start % width, Math.floor(start / width)]
  const box = { left: x0, right: x0, top: y0, bottom: y0 }
  let area = 0
  let size = 1
  open[0] = start
  ids[start] = id
  while (size > 0) {
    size -= 1
    const at = open[size] as number
    area += 1
    const y = Math.floor(at / width)
    const x = at - y * width
    if (x < box.left) box.left = x
    else if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    else if (y > box.bottom) box.bottom = y
    for (let side = 0; side < 4; side += 1) {
      const next = side === 0 ? at - 1 : side === 1 ? at + 1 : side === 2 ? at - width : at + width
      if (ids[next] !== -1 || keys[next] !== key) continue
      ids[next] = id
      open[size] = next
      size += 1
    }
  }
  return { key, area, ...box }
}

/** Gives the pixels of value `unset` the value of what lies nearest around them. */
export function closeGaps(values: Int32Array, width: number, unset: number): void {
  const queue = new Int32Array(values.length)
  let size = 0
  for (let at = width; at < values.length - width; at += 1) {
    if (values[at] === unset) continue
    const besides = values[at - 1] === unset || values[at + 1] === unset
    if (besides || values[at - width] === unset || values[at + width] === unset) {
      queue[size] = at
      size += 1
    }
  }
  for (let head = 0; head < size; head += 1) {
    const at = queue[head] as number
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (values[next] !== unset) continue
      values[next] = values[at] as number
      queue[size] = next
      size += 1
    }
  }
}
