import { type BufferGeometry, DoubleSide } from 'three'
import { type Finish, finish } from '../finishes.ts'
import { type Patch, type Point3, surface, tube, turn } from '../shapes.ts'
import { type Build, groupMeshes, part, word } from './model.ts'

const panels = 6
const turned = -0.24

/** The crown of a cap: an oval dome, its front higher, with shallow valleys at the six seams. */
function crownAt(around: number, up: number, lift = 0): Point3 {
  const angle = up * Math.PI * 0.5
  const bulge = Math.cos(angle) ** 0.86
  const seam = Math.abs(((around / (Math.PI * 2)) * panels + 0.5) % 1) - 0.5
  const valley = 1 - 0.012 * Math.exp(-((seam * 18) ** 2)) * (1 - up)
  const front = Math.max(0, Math.cos(around))
  const x = Math.sin(around) * (8.6 * bulge * valley + lift)
  const z = Math.cos(around) * (9.8 * bulge * valley + lift)
  const y = 1.1 + Math.sin(angle) ** 0.94 * (9.2 + front * 1.5 * Math.cos(angle)) + lift * up
  return [x, y, z]
}

function crownPart(from: number, to: number): BufferGeometry {
  return surface((u, v) => crownAt(from + (to - from) * u, v * 0.998), 40, 40)
}

/** The visor: a curved tongue in front of the crown. */
function visorAt(u: number, v: number, lift: number): Point3 {
  const around = (u - 0.5) * 2.3
  const [x0, , z0] = crownAt(around, 0)
  const reach = v * 7.2 * Math.max(0, Math.cos((around / 1.15) * Math.PI * 0.5)) ** 0.62
  const x = x0 * (1 + v * 0.03)
  const z = z0 + reach
  const bow = 1.6 * (1 - (x / 8.6) ** 2)
  const drop = (reach / 7.2) ** 2 * 1.5
  return [x, 1.15 + bow * v * 0.9 - drop + lift, z]
}

/** Caps. `kind`: clasica, trucker (net at the back), piluso (bucket hat), visera. */
export const cap: Build = (paint, options) => {
  const kind = word<'clasica' | 'trucker' | 'visera'>(options, 'kind', 'clasica')
  const cloth = finish(word<Finish>(options, 'finish', 'fabric'), paint.main, { side: DoubleSide })
  const other = finish('fabric', paint.second, { side: DoubleSide })
  const whole = groupMeshes()
  for (let panel = 0; panel < panels; panel++) {
    const from = ((panel - 0.5) / panels) * Math.PI * 2
    const isFront = panel === 0 || panel === 1 || panel === 5
    if (kind === 'visera') continue
    whole.add(
      part(crownPart(from, from + (Math.PI * 2) / panels), kind === 'trucker' && !isFront ? other : cloth),
    )
    const seam = Array.from({ length: 12 }, (_, step) => crownAt(from, 0.02 + (step / 11) * 0.95, 0.03))
    whole.add(part(tube(seam, 0.07, false, 60), kind === 'trucker' && !isFront ? other : cloth))
    const [x, y, z] = crownAt(from + Math.PI / panels, 0.62, 0.02)
    const eyelet = part(
      turn(
        [
          [0.18, 0],
          [0.3, 0.05, 0.04],
          [0.38, 0],
        ],
        24,
      ),
      cloth,
    )
    eyelet.position.set(x, y, z)
    eyelet.rotation.set(z * 0.07, 0, -x * 0.08)
    whole.add(eyelet)
  }
  if (kind === 'visera')
    whole.add(
      part(
        surface((u, v) => crownAt(u * Math.PI * 2, v * 0.22), 120, 8),
        cloth,
      ),
    )
  else
    whole.add(
      part(
        turn([
          [0, 10.62],
          [0.7, 10.5, 0.25],
          [0.75, 10.1],
        ]),
        options.twoTone ? other : cloth,
      ),
    )
  const tongue = options.twoTone || kind === 'trucker' ? other : cloth
  whole.add(
    part(
      surface((u, v) => visorAt(u, v, 0.16), 60, 24),
      tongue,
    ),
    part(
      surface((u, v) => visorAt(u, v, -0.16), 60, 24),
      tongue,
    ),
  )
  const rim = Array.from({ length: 40 }, (_, step) => visorAt(step / 39, 1, 0))
  whole.add(part(tube(rim, 0.19, false, 120), tongue))
  for (const row of [0.3, 0.5, 0.7, 0.87]) {
    const line = Array.from({ length: 30 }, (_, step) => visorAt(0.03 + (step / 29) * 0.94, row, 0.18))
    whole.add(part(tube(line, 0.035, false, 100), tongue))
  }
  whole.rotation.y = turned
  const inside = kind === 'visera' ? 0.12 : 0.34
  const geometry = surface(
    (u, v) => crownAt((u - 0.5) * 0.98, inside + (v - 0.5) * (kind === 'visera' ? 0.18 : 0.38), 0.08),
    20,
    20,
  )
  const front: Patch = { geometry, widthCm: 9.5, heightCm: kind === 'visera' ? 3 : 5.5 }
  return { group: whole, areas: { frente: front }, view: { elevation: 14, azimuth: 0, fill: 0.74 } }
}

/** A soft hat with a short brim all around. */
export const bucketHat: Build = (paint) => {
  const cloth = finish('fabric', paint.main, { side: DoubleSide })
  const ripple = (around: number) => Math.sin(around * 3 + 0.6) * 0.5 + Math.sin(around * 5) * 0.25
  const crown = surface(
    (u, v) => {
      const around = u * Math.PI * 2
      const r = 8.2 + (1 - v) * 0.9
      return [Math.sin(around) * r, 4.4 + v * 8, Math.cos(around) * r * 1.08]
    },
    120,
    20,
  )
  const top = surface(
    (u, v) => [
      Math.sin(u * Math.PI * 2) * 8.2 * v,
      12.4 + Math.sqrt(Math.max(0, 1 - v * v)) * 0.7,
      Math.cos(u * Math.PI * 2) * 8.85 * v,
    ],
    120,
    20,
  )
  const brimAt = (around: number, v: number, lift: number): Point3 => {
    const r = 9.1 + v * 4.6
    return [Math.sin(around) * r, 4.4 - v * 3.5 + ripple(around) * v + lift, Math.cos(around) * r * 1.06]
  }
  const whole = groupMeshes(
    part(crown, cloth),
    part(top, cloth),
    part(
      surface((u, v) => brimAt(u * Math.PI * 2, v, 0), 160, 16),
      cloth,
    ),
  )
  for (const row of [0.02, 0.25, 0.45, 0.65, 0.85, 1]) {
    const line = Array.from({ length: 60 }, (_, step) => brimAt((step / 60) * Math.PI * 2, row, 0.03))
    whole.add(part(tube(line, row === 1 ? 0.16 : 0.05, true, 200), cloth))
  }
  const seam = Array.from(
    { length: 60 },
    (_, step) =>
      [
        Math.sin((step / 60) * Math.PI * 2) * 8.22,
        12.42,
        Math.cos((step / 60) * Math.PI * 2) * 8.88,
      ] as const,
  )
  whole.add(part(tube(seam, 0.12, true, 200), cloth))
  const geometry = surface(
    (u, v) => {
      const around = (u - 0.5) * 0.95
      const y = 6.4 + v * 4.6
      const r = 8.2 + (1 - (y - 4.4) / 8) * 0.9 + 0.06
      return [Math.sin(around) * r, y, Math.cos(around) * r * 1.08]
    },
    20,
    8,
  )
  return {
    group: whole,
    areas: { frente: { geometry, widthCm: 8.5, heightCm: 4.6 } },
    view: { elevation: 13, azimuth: 0, fill: 0.74 },
  }
}
