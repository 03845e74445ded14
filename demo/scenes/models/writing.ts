import type { BufferGeometry, Mesh } from 'three'
import { type Finish, finish } from '../finishes.ts'
import { type Patch, type ProfileCorner, roundedBox, surface, turn } from '../shapes.ts'
import type { View } from '../studio.ts'
import { type Build, groupMeshes, type ModelOptions, part, word } from './model.ts'

export const deskView: View = { elevation: 52, azimuth: 0, fill: 0.8 }

export const tiltOnDesk = 0.62

/** Bodies of pens are turned upright, tip at y = 0, and laid down at the end. */
export function lie(parts: Mesh[], radiusCm: number, tilt = tiltOnDesk) {
  const pen = groupMeshes(...parts)
  pen.rotation.z = -Math.PI / 2
  pen.position.y = radiusCm
  const laid = groupMeshes(pen)
  laid.rotation.y = Math.PI + tilt
  return groupMeshes(laid)
}

/** Where the side of a lying barrel that faces the camera has its middle: from the top, in radians. */
const towardsCamera = -0.6

/** On a lying barrel, between two distances from the tip; read from the cap's side. */
export function barrelPatch(
  radiusCm: number,
  from: number,
  to: number,
  heightCm: number,
  tilt = tiltOnDesk,
): Patch {
  const half = heightCm / radiusCm / 2
  const geometry: BufferGeometry = surface(
    (u, v) => {
      const along = to + (from - to) * u
      const around = towardsCamera + (v - 0.5) * 2 * half
      const r = radiusCm + 0.01
      return [-along, radiusCm + Math.cos(around) * r, -Math.sin(around) * r]
    },
    24,
    12,
  )
  geometry.scale(-1, 1, -1)
  geometry.rotateY(Math.PI + tilt)
  return { geometry, widthCm: to - from, heightCm }
}

export const clip = (from: number, length: number, radius: number, widthCm = 0.36) => {
  const geometry = roundedBox(widthCm, length, 0.14, 0.14, 0.05)
  geometry.translate(0, from + length / 2, radius + 0.22)
  geometry.rotateY(4.18)
  return geometry
}

/** Ballpoint pens. `kind`: clic (push button), giro (slim, twist), roller (with cap), bambu, tactil (with a soft tip). */
export const pen: Build = (paint, options) => {
  const kind = word<'clic' | 'giro' | 'roller' | 'bambu' | 'tactil'>(options, 'kind', 'clic')
  const r = { clic: 0.56, giro: 0.46, roller: 0.62, bambu: 0.55, tactil: 0.5 }[kind]
  const skin = finish(word<Finish>(options, 'finish', 'plastic'), paint.main)
  const trim = finish(word<Finish>(options, 'trim', 'chrome'), paint.second)
  const nose = turn([
    [0.06, 0],
    [0.09, 0.3, 0.04],
    [0.24, 0.45, 0.1],
    [r * 0.78, 2, 0.5],
    [r * 0.86, 2.2],
  ])
  const parts = [part(nose, trim), ...barrelOf(kind, r, skin, trim, options, paint.second)]
  parts.push(part(clip(kind === 'roller' ? 9.8 : 10, 3.6, r), trim))
  return {
    group: lie(parts, r),
    areas: { cuerpo: barrelPatch(r, ...printOf(kind, options.ribs === true)) },
    view: deskView,
  }
}

/** Where the barrel is smooth, from and to, and how high a print may be around it; centimeters. */
function printOf(kind: string, hasRibs: boolean): readonly [number, number, number] {
  if (kind === 'giro') return [2.6, 6.8, 0.6]
  if (kind === 'roller') return [2.7, 7.5, 0.7]
  return hasRibs ? [4.9, 9.2, 0.7] : [4.2, 9.2, 0.7]
}

function barrelOf(
  kind: string,
  r: number,
  skin: ReturnType<typeof finish>,
  trim: ReturnType<typeof finish>,
  options: ModelOptions,
  second: string,
): Mesh[] {
  const grip: ProfileCorner[] = [
    [r * 0.86, 2.2],
    [r * 0.95, 2.4, 0.2],
    [r, 5, 0.4],
    [r, 9.5, 0.2],
  ]
  const ring = (y: number, h: number) =>
    part(
      turn([
        [r - 0.05, y],
        [r + 0.035, y + 0.02, 0.03],
        [r + 0.035, y + h, 0.03],
        [r - 0.05, y + h + 0.02],
      ]),
      trim,
    )
  if (kind === 'roller') {
    return [
      part(
        turn([
          [r * 0.86, 2.2],
          [r * 0.9, 2.5, 0.2],
          [r * 0.97, 7.6, 0.1],
          [r * 0.97, 7.8],
        ]),
        skin,
      ),
      ring(7.7, 0.3),
      part(
        turn([
          [r, 8],
          [r + 0.05, 8.1, 0.1],
          [r + 0.03, 13.3, 0.4],
          [r * 0.5, 13.9, 0.2],
          [0, 13.95],
        ]),
        skin,
      ),
    ]
  }
  const upper: ProfileCorner[] = [
    [r, 9.6],
    [r * 0.98, 12.6, 0.3],
    [r * 0.72, 13.4, 0.4],
    [r * 0.4, 13.5],
  ]
  const parts = [part(turn([...grip, ...upper]), skin)]
  if (kind === 'bambu') parts[0] = part(turn([...grip, ...upper]), finish('bamboo', '#cfa468'))
  parts.push(ring(kind === 'giro' ? 7 : 9.4, kind === 'giro' ? 0.45 : 0.22))
  parts.push(...endOf(kind, r, trim, options, second))
  return parts
}

/** The far end of a pen: a push button with its grip, a soft tip or a twisting cap. */
function endOf(
  kind: string,
  r: number,
  trim: ReturnType<typeof finish>,
  options: ModelOptions,
  second: string,
): Mesh[] {
  const parts: Mesh[] = []
  if (kind === 'clic' || kind === 'bambu') {
    parts.push(
      part(
        turn([
          [r * 0.42, 13.4],
          [r * 0.46, 13.5, 0.05],
          [r * 0.46, 14.5, 0.15],
          [0, 14.55],
        ]),
        trim,
      ),
    )
    const rubber = finish('rubber', word(options, 'grip', second))
    for (let rib = 0; rib < (options.ribs ? 6 : 0); rib++) {
      const y = 2.5 + rib * 0.36
      parts.push(
        part(
          turn([
            [r * 0.9, y],
            [r * 1.03, y + 0.14, 0.12],
            [r * 0.9, y + 0.3],
          ]),
          rubber,
        ),
      )
    }
  } else if (kind === 'tactil') {
    parts.push(
      part(
        turn([
          [r * 0.6, 13.3],
          [r * 0.68, 13.5, 0.1],
          [r * 0.62, 14.1, 0.4],
          [0, 14.3],
        ]),
        finish('rubber', '#26282b'),
      ),
    )
  } else {
    parts.push(
      part(
        turn([
          [r * 0.72, 13.3],
          [r * 0.74, 13.4, 0.05],
          [r * 0.5, 14, 0.25],
          [0, 14.05],
        ]),
        trim,
      ),
    )
  }
  return parts
}
