/**
 * Tells which narrow limbs lie in a ring with wide parts: a frame around a hole, whose sides are of different widths.
 * Such a surface is one to the eye, so all of it is filled alike, while a handle that only hangs on a wide part keeps
 * its own stitches.
 */
import { type LabeledParts, partsOf } from './parts.ts'

/** Keys of `parts` are odd for wide ones; the surface is the key's half. 1 for each limb that lies in a ring. */
export function limbsInRings({ ids, parts }: LabeledParts, width: number): Uint8Array {
  const isWide = Uint8Array.from(parts, ({ key }) => key & 1)
  const contacts = contactsOf({ ids, parts }, isWide, width)
  const left = new Set(contacts)
  // whatever hangs on one contact alone is no part of a ring, and neither is what hangs on that
  for (let isDone = false; !isDone; ) {
    isDone = true
    const counts = new Map<number, number>()
    for (const { limb, core } of left) {
      counts.set(limb, (counts.get(limb) ?? 0) + 1)
      counts.set(core, (counts.get(core) ?? 0) + 1)
    }
    for (const contact of left) {
      if ((counts.get(contact.limb) ?? 0) > 1 && (counts.get(contact.core) ?? 0) > 1) continue
      left.delete(contact)
      isDone = false
    }
  }
  const inRing = new Uint8Array(parts.length)
  for (const { limb } of left) inRing[limb] = 1
  return inRing
}

type Contact = { readonly limb: number; readonly core: number }

/** Every stretch along which a limb touches a wide part of its own surface. */
function contactsOf({ ids, parts }: LabeledParts, isWide: Uint8Array, width: number): Contact[] {
  const cores = new Int32Array(ids.length).fill(-1)
  for (let at = 2 * width + 2; at < ids.length - 2 * width - 2; at += 1) {
    const id = ids[at] as number
    if (id < 0 || isWide[id] === 1) continue
    cores[at] = coreBeside(ids, at, width, parts[id]?.key ?? -1, parts)
  }
  const keys = new Int32Array(ids.length).fill(-1)
  for (let at = 0; at < ids.length; at += 1) if ((cores[at] as number) >= 0) keys[at] = ids[at] as number
  const bands = partsOf(keys, width)
  const found = new Map<number, Contact>()
  for (let at = 0; at < ids.length; at += 1) {
    const band = bands.ids[at] as number
    if (band >= 0 && !found.has(band)) found.set(band, { limb: ids[at] as number, core: cores[at] as number })
  }
  return [...found.values()]
}

/** Two pixels far, so that a slanting contact stays in one piece. */
function coreBeside(
  ids: Int32Array,
  at: number,
  width: number,
  key: number,
  parts: LabeledParts['parts'],
): number {
  for (let down = -2; down <= 2; down += 1) {
    for (let across = -2; across <= 2; across += 1) {
      const id = ids[at + down * width + across] as number
      if (id >= 0 && parts[id]?.key === key + 1) return id
    }
  }
  return -1
}
