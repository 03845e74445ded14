import { DoubleSide } from 'three'
import { finish } from '../finishes.ts'
import { type Point3, surface, tube } from '../shapes.ts'
import { type Build, groupMeshes, part } from './model.ts'

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
