import type { BufferGeometry } from 'three'
import { type Finish, finish } from '../finishes.ts'
import { type Patch, roundedBox, roundPatch, surface, tube, turn, turnCurve } from '../shapes.ts'
import { type Build, groupMeshes, part, word } from './model.ts'

/** A lunch box with a lid of wood or plastic and a band. */
export const lunchBox: Build = (paint, options) => {
  const body = part(
    roundedBox(18, 12, 6.5, 1.8, 0.4),
    finish(word<Finish>(options, 'finish', 'matt'), paint.main),
  )
  const lid = part(
    roundedBox(18.4, 12.4, 1.3, 1.9, 0.2),
    finish(word<Finish>(options, 'lid', 'bamboo'), word(options, 'lidColour', '#d5ab70')),
  )
  for (const [piece, y] of [
    [body, 3.25],
    [lid, 7],
  ] as const) {
    piece.rotation.x = -Math.PI / 2
    piece.position.y = y
  }
  const band = part(roundedBox(2.6, 12.7, 7.9, 0.2, 0.1), finish('nylon', paint.second))
  band.rotation.x = -Math.PI / 2
  band.position.set(4.4, 3.9, 0)
  const whole = groupMeshes(body, lid, band)
  whole.rotation.y = 0.45
  const area: Patch = {
    geometry: surface((u, v) => [(u - 0.5) * 8 - 3, 7.68, (0.5 - v) * 7], 2, 2),
    widthCm: 8,
    heightCm: 7,
  }
  return { group: whole, areas: { tapa: area }, view: { elevation: 32, azimuth: 0, fill: 0.74 } }
}

/** A scented candle in a jar. */
export const candle: Build = (paint, options) => {
  const jar = part(
    turn([
      [0, 0],
      [3.7, 0, 0.4],
      [3.9, 0.6, 0.3],
      [3.9, 8.4, 0.1],
      [3.55, 8.4, 0.1],
      [3.5, 7.2],
    ]),
    finish(word<Finish>(options, 'finish', 'matt'), paint.main),
  )
  const wax = part(
    turn([
      [3.5, 7.2],
      [0, 7.1],
    ]),
    finish('matt', '#f3ead8'),
  )
  const wick = part(
    tube(
      [
        [0, 7, 0],
        [0.05, 7.8, 0],
        [0.16, 8.5, 0],
      ],
      0.09,
    ),
    finish('felt', '#3a3632'),
  )
  const lid = part(
    turn([
      [0, 0],
      [3.9, 0, 0.1],
      [3.95, 0.9, 0.15],
      [0, 0.95],
    ]),
    finish('bamboo', '#d3a76b'),
  )
  lid.rotation.z = 1.28
  lid.position.set(5, 3.8, 1)
  return {
    group: groupMeshes(jar, wax, wick, lid),
    areas: { frente: roundPatch(() => 3.9, 4.2, 4.6, 4.4, -0.1) },
    view: { elevation: 18, azimuth: 0, fill: 0.66 },
  }
}

/** A ball to squeeze. */
export const ball: Build = (paint) => {
  const foam = part(
    turnCurve(
      Array.from(
        { length: 13 },
        (_, step) =>
          [Math.sin((step / 12) * Math.PI) * 3.5, 3.5 - Math.cos((step / 12) * Math.PI) * 3.5] as const,
      ),
    ),
    finish('softTouch', paint.main),
  )
  const at = (v: number) => Math.sqrt(Math.max(0.01, 3.5 ** 2 - (v - 3.5) ** 2))
  return {
    group: groupMeshes(foam),
    areas: { frente: roundPatch(at, 3.9, 3.4, 3.2) },
    view: { elevation: 14, azimuth: 0, fill: 0.5 },
  }
}

/** A rolled mat with two straps. */
export const mat: Build = (paint) => {
  const spiral: BufferGeometry = surface(
    (u, v) => {
      const turns = u * Math.PI * 2 * 5.2
      const r = 1.2 + u * 4.8
      return [(v - 0.5) * 60, 6 + Math.sin(turns) * r, Math.cos(turns) * r]
    },
    420,
    2,
  )
  const skin = part(spiral, finish('rubber', paint.main, { side: 2 }))
  const whole = groupMeshes(skin)
  for (const x of [-17, 17]) {
    const strap = part(
      turn([
        [6, -1.4],
        [6.14, -1.35, 0.05],
        [6.14, 1.35, 0.05],
        [6, 1.4],
      ]),
      finish('nylon', paint.second),
    )
    strap.rotation.z = Math.PI / 2
    strap.position.set(x, 6, 0)
    whole.add(strap)
  }
  whole.rotation.y = 0.55
  const area: Patch = {
    geometry: surface(
      (u, v) => [
        (u - 0.5) * 18,
        6 + Math.sin(0.7 + (v - 0.5) * 1.1) * 6.07,
        Math.cos(0.7 + (v - 0.5) * 1.1) * 6.07,
      ],
      12,
      12,
    ),
    widthCm: 18,
    heightCm: 7,
  }
  return { group: whole, areas: { exterior: area }, view: { elevation: 24, azimuth: 0, fill: 0.82 } }
}

/** Gift box with ribbon; `kit` shows a mug and a notebook beside it. */
export const giftBox: Build = (paint, options) => {
  const card = part(
    roundedBox(22, 22, 10, 0.4, 0.08),
    finish(word<Finish>(options, 'finish', 'kraft'), paint.main),
  )
  card.rotation.x = -Math.PI / 2
  card.position.y = 5
  const lid = part(
    roundedBox(22.6, 22.6, 3, 0.4, 0.08),
    finish(word<Finish>(options, 'finish', 'kraft'), paint.main),
  )
  lid.rotation.x = -Math.PI / 2
  lid.position.y = 9.4
  const whole = groupMeshes(card, lid)
  const ribbon = finish('nylon', paint.second)
  const strip = part(roundedBox(2.4, 22.9, 11.3, 0.1, 0.05), ribbon)
  strip.rotation.x = -Math.PI / 2
  strip.position.set(-5.5, 5.4, 0)
  whole.add(strip)
  whole.rotation.y = 0.55
  const area: Patch = {
    geometry: surface((u, v) => [(u - 0.5) * 10 + 3.4, 10.95, (0.5 - v) * 10], 2, 2),
    widthCm: 10,
    heightCm: 10,
  }
  return { group: whole, areas: { tapa: area }, view: { elevation: 30, azimuth: 0, fill: 0.74 } }
}
