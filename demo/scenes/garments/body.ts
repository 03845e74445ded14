import { clamp, smoothstep, valueAt } from './lines.ts'

/** A person that is not seen and wears a garment: a trunk of oval sections and two arms, in centimeters from the neck's side, y downwards, z towards the camera. */
export type Body = {
  /** Height below the shoulder, half the width, half the depth, and how far the section lies forwards. */
  readonly sections: readonly (readonly [y: number, width: number, depth: number, forward: number])[]
  readonly joint: readonly [x: number, y: number]
  readonly upperArm: number
  readonly wrist: number
  readonly armLength: number
}

const man: Body = {
  sections: [
    [-27, 1, 1, 2.6],
    [-25.5, 5, 6, 2.6],
    [-22, 7.6, 8.8, 2.8],
    [-15, 8, 9.8, 3],
    [-9, 6.8, 8, 3],
    [-4.5, 6, 6.2, 2.2],
    [-0.5, 7.6, 6.8, 1.5],
    [1.6, 12, 7.6, 0.8],
    [3.6, 16.4, 8.6, 0.4],
    [7, 17.6, 9.4, 0.2],
    [20, 16.9, 10.6, 0.4],
    [38, 14.9, 9.8, 0.2],
    [54, 15.8, 10.3, 0],
    [90, 15.8, 10.3, 0],
  ],
  joint: [16.6, 9.4],
  upperArm: 5.1,
  wrist: 2.7,
  armLength: 68,
}

const woman: Body = {
  sections: [
    [-26, 1, 1, 2.4],
    [-24.5, 5, 6, 2.4],
    [-21, 7.2, 8.4, 2.6],
    [-14.5, 7.6, 9.2, 2.8],
    [-9, 6.2, 7.2, 2.8],
    [-4.5, 5.2, 5.4, 2],
    [-0.5, 7, 6, 1.4],
    [1.6, 10.6, 6.8, 0.8],
    [3.4, 13.8, 7.4, 0.4],
    [7, 14.6, 8, 0.3],
    [21, 14, 10.2, 1],
    [27, 12.8, 8.8, 0.7],
    [37, 11.6, 8, 0.4],
    [54, 14.8, 9.4, 0],
    [90, 14.9, 9.4, 0],
  ],
  joint: [13.8, 8.4],
  upperArm: 4.3,
  wrist: 2.3,
  armLength: 62,
}

const scaled = (body: Body, share: number): Body => ({
  sections: body.sections.map(([y, width, depth, forward]) => [
    y * share,
    width * share,
    depth * share,
    forward * share,
  ]),
  joint: [body.joint[0] * share, body.joint[1] * share],
  upperArm: body.upperArm * share,
  wrist: body.wrist * share,
  armLength: body.armLength * share,
})

const child = scaled(man, 0.74)

export function bodyFor(fit: string): Body {
  return fit === 'dama' ? woman : fit === 'nino' ? child : man
}

const DENSITY = 4
const ABOVE = 28

/** How far a point is outside of the body that has grown to a share of its depth. */
export class BodyField {
  readonly #body: Body
  readonly #width: Float32Array
  readonly #depth: Float32Array
  readonly #forward: Float32Array
  readonly #side: 1 | -1
  #grown = 1
  readonly #way: readonly [x: number, y: number] | undefined

  /** Seen from the front, or from behind, its arms so many radians from upright; what has no sleeves hangs on a form without arms. */
  constructor(body: Body, isBack: boolean, armAngle: number | undefined) {
    this.#body = body
    this.#way = armAngle === undefined ? undefined : [Math.sin(armAngle), Math.cos(armAngle)]
    this.#side = isBack ? -1 : 1
    const rows = (ABOVE + 95) * DENSITY
    const table = (part: 1 | 2 | 3) =>
      Float32Array.from({ length: rows }, (_, row) => sectionAt(body, row / DENSITY - ABOVE, part))
    this.#width = table(1)
    this.#depth = table(2)
    this.#forward = table(3)
  }

  grow(share: number): void {
    this.#grown = share
  }

  away(x: number, y: number, z: number): number {
    const deep = (z * this.#side) / this.#grown
    const trunk = this.#fromTrunk(x, y, deep)
    return this.#way ? Math.min(trunk, this.#fromArm(Math.abs(x), y, deep, this.#way)) : trunk
  }

  #fromTrunk(x: number, y: number, z: number): number {
    const at = clamp((y + ABOVE) * DENSITY, 0, this.#width.length - 1.01)
    const row = at | 0
    const share = at - row
    const mix = (values: Float32Array) =>
      valueAt(values, row) * (1 - share) + valueAt(values, row + 1) * share
    const [width, depth] = [mix(this.#width), mix(this.#depth)]
    const across = (x / width) ** 2
    const inwards = ((z - mix(this.#forward)) / depth) ** 2
    // below the shoulders between an oval and a rectangle with round corners
    const oval = Math.sqrt(across + inwards)
    const square = Math.sqrt(Math.sqrt(across * across + inwards * inwards))
    const flat = 0.3 * smoothstep((y - 6) / 10)
    return (oval + (square - oval) * flat - 1) * Math.min(width, depth)
  }

  #fromArm(x: number, y: number, z: number, [dx, dy]: readonly [number, number]): number {
    const { joint, upperArm, wrist, armLength } = this.#body
    const [fx, fy] = [x - joint[0], y - joint[1]]
    const along = clamp(fx * dx + fy * dy, 0, armLength)
    const radius = upperArm + (wrist - upperArm) * (along / armLength)
    const [ax, ay] = [fx - dx * along, fy - dy * along]
    return Math.sqrt(ax * ax + ay * ay + z * z) - radius
  }
}

/** Between the sections, without corners. */
function sectionAt({ sections }: Body, y: number, part: 1 | 2 | 3): number {
  const after = sections.findIndex(([at]) => at > y)
  if (after === 0) return sections[0]?.[part] ?? 0
  if (after < 0) return sections.at(-1)?.[part] ?? 0
  const at = (index: number) => sections[clamp(index, 0, sections.length - 1)] as Body['sections'][number]
  const [before, from, to, beyond] = [at(after - 2), at(after - 1), at(after), at(after + 1)]
  const wide = to[0] - from[0]
  const slopeOf = (low: Body['sections'][number], high: Body['sections'][number]) =>
    high[0] > low[0] ? ((high[part] - low[part]) / (high[0] - low[0])) * wide : 0
  const [start, end] = [slopeOf(before, to), slopeOf(from, beyond)]
  const t = (y - from[0]) / wide
  const [t2, t3] = [t * t, t * t * t]
  return (
    from[part] * (2 * t3 - 3 * t2 + 1) +
    start * (t3 - 2 * t2 + t) +
    to[part] * (3 * t2 - 2 * t3) +
    end * (t3 - t2)
  )
}
