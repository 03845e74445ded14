import { type Group, Shape as Outline, type Shape } from 'three'
import { type Finish, finish } from '../finishes.ts'
import { flatPatch, roundedBox, roundedRect, slab, tube, turn } from '../shapes.ts'
import type { View } from '../studio.ts'
import { type Build, groupMeshes, part, word } from './model.ts'

const topView: View = { elevation: 58, azimuth: 0, fill: 0.72 }

function ringAt(owner: Group, y: number): void {
  const steel = finish('chrome', '#cdd0d4')
  const ring = (radius: number, lift: number) => {
    const points = Array.from(
      { length: 14 },
      (_, step) =>
        [
          Math.cos((step / 14) * Math.PI * 2) * radius,
          y + radius + Math.sin((step / 14) * Math.PI * 2) * radius,
          lift,
        ] as const,
    )
    return part(tube(points, 0.11, true, 90), steel)
  }
  owner.add(ring(1.5, 0.3), ring(1.44, 0.48))
}

function houseShape(): Shape {
  const shape = new Outline()
  shape.moveTo(-2, -2.4)
  shape.lineTo(2, -2.4)
  shape.lineTo(2, 0.7)
  shape.lineTo(0, 2.6)
  shape.lineTo(-2, 0.7)
  shape.closePath()
  return shape
}

type Kind = 'rectangular' | 'redondo' | 'casa' | 'cuero' | 'madera' | 'mosqueton' | 'destapador'

const kinds: Record<Kind, Finish> = {
  rectangular: 'chrome',
  redondo: 'metallic',
  casa: 'steel',
  cuero: 'leather',
  madera: 'wood',
  mosqueton: 'metallic',
  destapador: 'metallic',
}

const halves: Record<Kind, number> = {
  rectangular: 2.5,
  redondo: 2.2,
  casa: 2.6,
  cuero: 3.7,
  madera: 2.6,
  mosqueton: 3.5,
  destapador: 3.5,
}

function shapesOf(): Record<Kind, Shape> {
  return {
    rectangular: roundedRect(2.8, 5, 0.4),
    redondo: roundedRect(4.4, 4.4, 2.2),
    casa: houseShape(),
    cuero: roundedRect(3, 7.4, 1.2),
    madera: roundedRect(3.4, 5.2, 1.7),
    mosqueton: roundedRect(3.6, 7, 1.8),
    destapador: roundedRect(3.2, 7, 1.1),
  }
}

/** Key rings. `kind`: rectangular, redondo, casa, cuero, madera, mosqueton, destapador, goma. */
export const keyring: Build = (paint, options) => {
  const kind = word<Kind>(options, 'kind', 'rectangular')
  const skin = finish(word<Finish>(options, 'finish', kinds[kind]), paint.main)
  const thick = kind === 'cuero' ? 0.5 : 0.36
  const shape = shapesOf()[kind]
  const half = halves[kind]
  if (kind === 'mosqueton') shape.holes.push(roundedRect(2.3, 5.7, 1.1))
  if (kind === 'destapador') {
    const mouth = new Outline()
    mouth.absellipse(0, -1.7, 0.95, 0.9, 0, Math.PI * 2)
    shape.holes.push(mouth)
  }
  const tag = part(slab(shape, thick, { bevelCm: 0.1, curveSegments: 40 }), skin)
  const thing = groupMeshes(tag)
  if (kind === 'rectangular' || kind === 'redondo') {
    const inner = kind === 'rectangular' ? roundedRect(2.2, 4.3, 0.25) : roundedRect(3.5, 3.5, 1.75)
    const plate = part(
      slab(inner, 0.08, { bevelCm: 0.02, curveSegments: 40 }),
      finish(word<Finish>(options, 'plate', 'steel'), paint.second),
    )
    plate.position.z = thick - 0.03
    thing.add(plate)
  }
  if (kind === 'cuero') {
    const clasp = part(roundedBox(2, 1.4, 0.75, 0.2, 0.1), finish('chrome', '#cdd0d4'))
    clasp.position.set(0, 3.6, 0.25)
    thing.add(clasp)
  }
  if (kind === 'mosqueton') {
    const strap = part(roundedBox(1.7, 4.4, 0.25, 0.1, 0.08), finish('nylon', paint.main))
    strap.position.set(0, -5.3, 0.25)
    thing.add(strap)
  }
  const link = part(
    tube(
      [
        [0, half - 0.5, 0.55],
        [0, half + 0.1, 0.75],
        [0, half + 0.75, 0.4],
        [0, half + 0.1, 0.02],
        [0, half - 0.5, -0.05],
      ],
      0.12,
      true,
      60,
    ),
    finish('chrome', '#cdd0d4'),
  )
  thing.add(link)
  ringAt(thing, half + 0.55)
  thing.rotation.x = -Math.PI / 2
  const laid = groupMeshes(thing)
  laid.rotation.y = 0.5
  const area = {
    rectangular: flatPatch(2, 3.6, 0, 0, 0.44),
    redondo: flatPatch(2.6, 2.6, 0, 0, 0.44),
    casa: flatPatch(2.6, 2.2, 0, -0.8, 0.36),
    cuero: flatPatch(2, 3.6, 0, -0.6, 0.5),
    madera: flatPatch(2.2, 2.6, 0, -0.4, 0.36),
    mosqueton: flatPatch(1.3, 3.2, 0, -5.3, 0.38),
    destapador: flatPatch(1.9, 2.2, 0, 1, 0.36),
  }[kind]
  area.geometry.rotateX(-Math.PI / 2)
  area.geometry.rotateY(0.5)
  return { group: groupMeshes(laid), areas: { frente: area }, view: topView }
}

/** A metal pin for the lapel. */
export const pin: Build = (paint, options) => {
  const shape = options.square ? roundedRect(3, 3, 0.5) : roundedRect(3.2, 3.2, 1.6)
  const rim = part(slab(shape, 0.3, { bevelCm: 0.1, curveSegments: 48 }), finish('brass', paint.second))
  const inner = options.square ? roundedRect(2.6, 2.6, 0.35) : roundedRect(2.75, 2.75, 1.37)
  const face = part(slab(inner, 0.1, { bevelCm: 0.03, curveSegments: 48 }), finish('enamel', paint.main))
  face.position.z = 0.24
  const thing = groupMeshes(rim, face)
  thing.rotation.x = -0.55
  thing.position.y = 1.3
  const whole = groupMeshes(thing)
  whole.rotation.y = -0.3
  const area = flatPatch(1.9, 1.9, 0, 0, 0.42)
  area.geometry.rotateX(-0.55)
  area.geometry.translate(0, 1.3, 0)
  return { group: whole, areas: { frente: area }, view: { elevation: 30, azimuth: 0, fill: 0.5 } }
}

/** A round badge or mirror with a shiny cover. */
export const badge: Build = (paint) => {
  const disc = part(
    turn([
      [0, 0],
      [2.7, 0, 0.1],
      [2.9, 0.2, 0.15],
      [2.5, 0.55, 0.4],
      [0, 0.75],
    ]),
    finish('ceramic', paint.main),
  )
  const thing = groupMeshes(disc)
  thing.rotation.x = 0.9
  thing.position.y = 2.3
  const area = flatPatch(3.6, 3.6, 0, 0, 0)
  area.geometry.rotateX(-Math.PI / 2)
  area.geometry.translate(0, 0.74, 0)
  area.geometry.rotateX(0.9)
  area.geometry.translate(0, 2.3, 0)
  return {
    group: groupMeshes(thing),
    areas: { frente: area },
    view: { elevation: 22, azimuth: -14, fill: 0.5 },
  }
}
