import { type BufferGeometry, Vector3 } from 'three'
import { type Finish, finish } from '../finishes.ts'
import { box, cord, type Patch, type Point3, roundPatch, surface, tube, turn, turnCurve } from '../shapes.ts'
import { type Build, group, number, part, word } from './model.ts'

const ribs = 8

/** Height and reach of the canopy along a rib (0 top, 1 rim): a shallow bow. */
function canopyAt(around: number, down: number, spread: number): Point3 {
  const rib = (around / (Math.PI * 2)) * ribs
  const sag = Math.abs(rib - Math.round(rib)) * 2
  const r = spread * Math.sin(down * 1.28) * (1 - sag * sag * 0.045 * down)
  const y = spread * 0.62 * (Math.cos(down * 1.28) - 0.29) - sag * sag * 0.4 * down
  return [Math.sin(around) * r, y, Math.cos(around) * r]
}

/** An open umbrella resting on its rim and handle; every second panel may have the second colour. */
export const umbrella: Build = (paint, options) => {
  const spread = 50
  const whole = group()
  for (let panel = 0; panel < ribs; panel++) {
    const from = (panel / ribs) * Math.PI * 2
    const geometry = surface((u, v) => canopyAt(from + (u * Math.PI * 2) / ribs, 1 - v * 0.995, spread), 20, 30)
    const colour = options['twoTone'] && panel % 2 ? paint.second : paint.main
    const cloth = finish('nylon', colour, { side: 2 })
    cloth.bumpScale = 0.2
    whole.add(part(geometry, cloth))
  }
  const steel = finish('metallic', '#8d9095')
  whole.add(part(turn([[0, 34.8], [0.9, 34.4, 0.2], [0.9, 36, 0.2], [0.5, 40, 0.3], [0, 40.1]]), finish('plastic', '#26282c')))
  whole.add(part(turn([[0.6, -34], [0.6, 34]]), steel))
  for (let rib = 0; rib < ribs; rib++) {
    const around = (rib / ribs) * Math.PI * 2
    const points = [0.05, 0.35, 0.7, 1].map((down) => canopyAt(around, down, spread).map((value, axis) => (axis === 1 ? value - 0.35 : value * 0.995)) as unknown as Point3)
    whole.add(part(tube(points, 0.2, false, 30), steel))
    const [x, y, z] = canopyAt(around, 1, spread)
    const tip = part(turn([[0, -0.8], [0.5, -0.6, 0.2], [0.5, 0.6, 0.2], [0, 0.8]], 12), finish('plastic', '#26282c'))
    tip.position.set(x, y, z)
    whole.add(tip)
  }
  const grip = options['wood'] ? finish('wood', '#8a5a34') : finish('rubber', '#232528')
  whole.add(part(tube([[0, -30, 0], [0, -42, 0], [0.6, -46, 0], [4, -48.5, 0], [7.4, -46, 0], [8, -42.5, 0]], 1.3), grip))
  whole.rotation.set(0.5, 0.2, 0.62)
  whole.updateMatrixWorld(true)
  const panelMiddle = Math.PI / ribs
  const geometry = surface((u, v) => {
    const at = new Vector3(...canopyAt(panelMiddle + (u - 0.5) * 0.42, 0.68 - v * 0.32, spread + 0.15))
    const lifted = whole.localToWorld(at)
    return [lifted.x, lifted.y, lifted.z]
  }, 20, 20)
  const lift = 34
  whole.position.y = lift
  geometry.translate(0, lift, 0)
  return { group: group(whole), areas: { gajo: { geometry, widthCm: 20, heightCm: 18 } }, view: { elevation: 10, azimuth: 0, fill: 0.82 } }
}

/** A board for cheese or roast, with a groove and a hole to hang it. */
export const board: Build = (paint, options) => {
  const w = number(options, 'width', 30)
  const h = number(options, 'height', 20)
  const wood = finish(word<Finish>(options, 'finish', 'wood'), paint.main)
  const slab = part(box(w, h, 1.8, 1.6, 0.25), wood)
  slab.rotation.x = -Math.PI / 2
  slab.position.y = 0.9
  const groove = part(cord(w - 3.6, h - 3.6, 1.2, 1.72, 0.2), finish('wood', '#8a5c34'))
  groove.rotation.x = -Math.PI / 2
  const whole = group(slab)
  if (options['groove']) whole.add(groove)
  if (options['knife']) {
    const blade = part(box(11, 2, 0.2, 0.5, 0.05), finish('chrome', '#d6d8db'))
    const handle = part(box(8, 1.8, 1.4, 0.6, 0.4), finish('wood', '#6b4326'))
    blade.rotation.x = handle.rotation.x = -Math.PI / 2
    blade.position.set(-1, 2, h / 2 - 4)
    handle.position.set(8.3, 2.4, h / 2 - 4)
    whole.add(blade, handle)
  }
  whole.rotation.y = 0.38
  const area: Patch = { geometry: surface((u, v) => [(u - 0.5) * 9, 1.83, (0.5 - v) * 7 - 2.4], 2, 2), widthCm: 9, heightCm: 7 }
  area.geometry.rotateY(0.38)
  return { group: whole, areas: { superficie: area }, view: { elevation: 40, azimuth: 0, fill: 0.8 } }
}

/** A lunch box with a lid of wood or plastic and a band. */
export const lunchBox: Build = (paint, options) => {
  const body = part(box(18, 12, 6.5, 1.8, 0.4), finish(word<Finish>(options, 'finish', 'matt'), paint.main))
  const lid = part(box(18.4, 12.4, 1.3, 1.9, 0.2), finish(word<Finish>(options, 'lid', 'bamboo'), word(options, 'lidColour', '#d5ab70')))
  for (const [piece, y] of [[body, 3.25], [lid, 7]] as const) {
    piece.rotation.x = -Math.PI / 2
    piece.position.y = y
  }
  const band = part(box(2.6, 12.7, 7.9, 0.2, 0.1), finish('nylon', paint.second))
  band.rotation.x = -Math.PI / 2
  band.position.set(4.4, 3.9, 0)
  const whole = group(body, lid, band)
  whole.rotation.y = 0.45
  const area: Patch = { geometry: surface((u, v) => [(u - 0.5) * 8 - 3, 7.68, (0.5 - v) * 7], 2, 2), widthCm: 8, heightCm: 7 }
  area.geometry.rotateY(0.45)
  return { group: whole, areas: { tapa: area }, view: { elevation: 32, azimuth: 0, fill: 0.74 } }
}

/** A scented candle in a jar. */
export const candle: Build = (paint, options) => {
  const jar = part(turn([[0, 0], [3.7, 0, 0.4], [3.9, 0.6, 0.3], [3.9, 8.4, 0.1], [3.55, 8.4, 0.1], [3.5, 7.2]]), finish(word<Finish>(options, 'finish', 'matt'), paint.main))
  const wax = part(turn([[0, 7.1], [3.5, 7.2]]), finish('matt', '#f3ead8'))
  const wick = part(tube([[0, 7, 0], [0.05, 7.8, 0], [0.16, 8.5, 0]], 0.09), finish('felt', '#3a3632'))
  const lid = part(turn([[0, 0], [3.9, 0, 0.1], [3.95, 0.9, 0.15], [0, 0.95]]), finish('bamboo', '#d3a76b'))
  lid.rotation.z = 1.28
  lid.position.set(5, 3.8, 1)
  return { group: group(jar, wax, wick, lid), areas: { frente: roundPatch(() => 3.9, 4.2, 4.6, 4.4, -0.1) }, view: { elevation: 18, azimuth: 0, fill: 0.66 } }
}

/** A ball to squeeze. */
export const ball: Build = (paint) => {
  const foam = part(turnCurve(Array.from({ length: 13 }, (_, step) => [Math.sin((step / 12) * Math.PI) * 3.5, 3.5 - Math.cos((step / 12) * Math.PI) * 3.5] as const)), finish('softTouch', paint.main))
  const at = (v: number) => Math.sqrt(Math.max(0.01, 3.5 ** 2 - (v - 3.5) ** 2))
  return { group: group(foam), areas: { frente: roundPatch(at, 3.9, 3.4, 3.2) }, view: { elevation: 14, azimuth: 0, fill: 0.5 } }
}

/** A rolled mat with two straps. */
export const mat: Build = (paint) => {
  const spiral: BufferGeometry = surface((u, v) => {
    const turns = u * Math.PI * 2 * 5.2
    const r = 1.2 + u * 4.8
    return [(v - 0.5) * 60, 6 + Math.sin(turns) * r, Math.cos(turns) * r]
  }, 420, 2)
  const skin = part(spiral, finish('rubber', paint.main, { side: 2 }))
  const whole = group(skin)
  for (const x of [-17, 17]) {
    const strap = part(turn([[6, -1.4], [6.14, -1.35, 0.05], [6.14, 1.35, 0.05], [6, 1.4]]), finish('nylon', paint.second))
    strap.rotation.z = Math.PI / 2
    strap.position.set(x, 6, 0)
    whole.add(strap)
  }
  whole.rotation.y = 0.55
  const area: Patch = { geometry: surface((u, v) => [(u - 0.5) * 18, 6 + Math.sin(0.7 + (v - 0.5) * 1.1) * 6.07, Math.cos(0.7 + (v - 0.5) * 1.1) * 6.07], 12, 12), widthCm: 18, heightCm: 7 }
  area.geometry.rotateY(0.55)
  return { group: whole, areas: { exterior: area }, view: { elevation: 24, azimuth: 0, fill: 0.82 } }
}

/** Gift box with ribbon; `kit` shows a mug and a notebook beside it. */
export const giftBox: Build = (paint, options) => {
  const card = part(box(22, 22, 10, 0.4, 0.08), finish(word<Finish>(options, 'finish', 'kraft'), paint.main))
  card.rotation.x = -Math.PI / 2
  card.position.y = 5
  const lid = part(box(22.6, 22.6, 3, 0.4, 0.08), finish(word<Finish>(options, 'finish', 'kraft'), paint.main))
  lid.rotation.x = -Math.PI / 2
  lid.position.y = 9.4
  const whole = group(card, lid)
  const ribbon = finish('nylon', paint.second)
  const strip = part(box(2.4, 22.9, 11.3, 0.1, 0.05), ribbon)
  strip.rotation.x = -Math.PI / 2
  strip.position.set(-5.5, 5.4, 0)
  whole.add(strip)
  whole.rotation.y = 0.55
  const area: Patch = { geometry: surface((u, v) => [(u - 0.5) * 10 + 3.4, 10.95, (0.5 - v) * 10], 2, 2), widthCm: 10, heightCm: 10 }
  area.geometry.rotateY(0.55)
  return { group: whole, areas: { tapa: area }, view: { elevation: 30, azimuth: 0, fill: 0.74 } }
}

