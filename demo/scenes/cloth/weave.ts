import { lattice, noise, pxPerUnit } from './field.ts'
import type { ClothLayer, Weave } from './layer.ts'

/** The fine relief of a cloth at a pixel. Values are heights in the units of the folds. */
export type Relief = (x: number, y: number) => number

const turned = (x: number, y: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) + y * Math.sin(angle), -x * Math.sin(angle) + y * Math.cos(angle)]
}

export function reliefOf(layer: ClothLayer): Relief {
  const grain = layer.grain ?? 0
  const relief = reliefs[layer.weave]
  return (x, y) => {
    const [u, v] = grain === 0 ? [x, y] : turned(x, y, grain)
    return relief(u, v)
  }
}

const reliefs: Record<Weave, Relief> = {
  plain: () => 0,
  jersey: (x, y) => (lattice(x >> 1, y >> 2, 3) - 0.5) * 0.2 + Math.sin(x * 1.9) * 0.05,
  fleece: (x, y) => (noise(x * 0.42, y * 0.42, 9) - 0.5) * 0.9 + (lattice(x | 0, y | 0, 4) - 0.5) * 0.22,
  terry: (x, y) => (noise(x * 0.32, y * 0.32, 2) - 0.5) * 2.2 + (lattice(x | 0, y | 0, 4) - 0.5) * 0.5,
  rib: (x) => Math.sin(((x / pxPerUnit) * Math.PI * 2) / 7.5) * 1.15,
  knit: (x, y) => {
    const column = x / pxPerUnit / 9
    const side = (column % 1) - 0.5
    return (
      Math.cos(side * Math.PI * 2) * 1.3 +
      Math.sin((y / pxPerUnit / 7 + Math.abs(side) * 1.6) * Math.PI * 2) * 0.75
    )
  },
  woven: (x, y) => (lattice(x >> 1, y >> 3, 6) - 0.5) * 0.16 + (lattice(x >> 3, y >> 1, 7) - 0.5) * 0.16,
  canvas: (x, y) =>
    Math.sin(x * 1.25) * 0.22 +
    Math.sin(y * 1.25) * 0.22 +
    (lattice(x >> 1, y >> 3, 6) - 0.5) * 0.55 +
    (lattice(x >> 3, y >> 1, 8) - 0.5) * 0.55,
  nylon: (x, y) => (lattice(x >> 1, y >> 1, 6) - 0.5) * 0.1 + Math.sin((x + y) * 0.8) * 0.04,
}

/** Broad, slow waves of a cloth that hangs: stretched along its drape, folded where they meet. */
export function rumpleAt(x: number, y: number, drape: number, seed: number): number {
  const [u, v] = turned(x / pxPerUnit, y / pxPerUnit, drape)
  const sway = noise(u * 0.006, v * 0.005, seed + 11) * 90
  const broad = noise((u + sway) * 0.012, v * 0.0042, seed) - 0.5
  const ridge = 1 - Math.abs(noise((u + sway * 0.7) * 0.017, v * 0.0055, seed + 5) * 2 - 1)
  const small = noise(u * 0.034 + sway * 0.02, v * 0.018, seed + 9) - 0.5
  return broad * 24 + ridge ** 2 * 2.5 + small * 6
}
