import {
  BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'

/** A corner of a profile: radius from the axis and height in cm, and how round the corner is. */
export type ProfileCorner = readonly [radiusCm: number, heightCm: number, filletCm?: number]

const minimumFilletCm = 0.02

/** Turns corners into a smooth polyline; short support points keep flat walls flat when shaded. */
export function profile(corners: readonly ProfileCorner[], steps = 8): Vector2[] {
  const points: Vector2[] = []
  corners.forEach(([r, y, fillet = minimumFilletCm], index) => {
    const here = new Vector2(r, y)
    const before = corners[index - 1]
    const after = corners[index + 1]
    if (!before || !after) {
      points.push(here)
      return
    }
    points.push(
      ...roundCorner(new Vector2(before[0], before[1]), here, new Vector2(after[0], after[1]), fillet, steps),
    )
  })
  return points
}

function roundCorner(
  before: Vector2,
  here: Vector2,
  after: Vector2,
  fillet: number,
  steps: number,
): Vector2[] {
  const into = before.clone().sub(here)
  const out = after.clone().sub(here)
  const reach = Math.min(fillet, into.length() * 0.48, out.length() * 0.48)
  const start = here.clone().add(into.clone().setLength(reach))
  const end = here.clone().add(out.clone().setLength(reach))
  const support = Math.min(0.03, reach * 0.4)
  const points = [start.clone().add(into.clone().setLength(support))]
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    points.push(
      start
        .clone()
        .multiplyScalar((1 - t) ** 2)
        .add(here.clone().multiplyScalar(2 * t * (1 - t)))
        .add(end.clone().multiplyScalar(t ** 2)),
    )
  }
  points.push(end.clone().add(out.clone().setLength(support)))
  return points
}

export function turn(corners: readonly ProfileCorner[], segments = 96): LatheGeometry {
  return new LatheGeometry(profile(corners), segments)
}

/** A soft curve through the points, turned: for pears, gourds and domes. */
export function turnCurve(
  points: readonly (readonly [number, number])[],
  segments = 96,
  samples = 90,
): LatheGeometry {
  const curve = new CatmullRomCurve3(
    points.map(([r, y]) => new Vector3(r, y, 0)),
    false,
    'centripetal',
  )
  return new LatheGeometry(
    curve.getPoints(samples).map((point) => new Vector2(Math.max(point.x, 0.0001), point.y)),
    segments,
  )
}

export type Point3 = readonly [number, number, number]

export function tube(
  points: readonly Point3[],
  radiusCm: number,
  closed = false,
  segments = 120,
): TubeGeometry {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    'centripetal',
  )
  return new TubeGeometry(curve, segments, radiusCm, 20, closed)
}

/** The outline of a rounded rectangle as a closed cord, lying at one height above the xy plane. */
export function cord(
  widthCm: number,
  heightCm: number,
  cornerCm: number,
  z: number,
  radiusCm: number,
): TubeGeometry {
  const points = roundedRect(widthCm, heightCm, cornerCm).getSpacedPoints(120)
  return tube(
    points.slice(0, -1).map((point) => [point.x, point.y, z] as const),
    radiusCm,
    true,
    360,
  )
}

/** A rectangle with round corners, centered. */
export function roundedRect(widthCm: number, heightCm: number, radiusCm: number): Shape {
  const shape = new Shape()
  const x = widthCm / 2
  const y = heightCm / 2
  const r = Math.min(radiusCm, x, y)
  shape.moveTo(-x + r, -y)
  shape.lineTo(x - r, -y)
  shape.absarc(x - r, -y + r, r, -Math.PI / 2, 0, false)
  shape.lineTo(x, y - r)
  shape.absarc(x - r, y - r, r, 0, Math.PI / 2, false)
  shape.lineTo(-x + r, y)
  shape.absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false)
  shape.lineTo(-x, -y + r)
  shape.absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5, false)
  return shape
}

/** Extruded shapes are mapped in centimeters; this many make one tile of a material's grain. */
const patternCm = 14

export type SlabOptions = { bevelCm?: number; bevelSegments?: number; curveSegments?: number }

/** A shape with thickness, its faces at z = 0 and z = thickness, edges softly bevelled. */
export function slab(shape: Shape, thicknessCm: number, options: SlabOptions = {}): ExtrudeGeometry {
  const bevel = Math.min(options.bevelCm ?? 0.05, thicknessCm / 2 - 0.001)
  const geometry = new ExtrudeGeometry(shape, {
    depth: thicknessCm - bevel * 2,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: options.bevelSegments ?? 5,
    curveSegments: options.curveSegments ?? 24,
  })
  geometry.translate(0, 0, bevel)
  const uv = geometry.getAttribute('uv')
  for (let at = 0; at < uv.count; at++) uv.setXY(at, uv.getX(at) / patternCm, uv.getY(at) / patternCm)
  return geometry
}

export function roundedBox(
  widthCm: number,
  heightCm: number,
  depthCm: number,
  radiusCm = 0.3,
  bevelCm = 0.1,
): ExtrudeGeometry {
  const geometry = slab(roundedRect(widthCm, heightCm, radiusCm), depthCm, { bevelCm })
  geometry.translate(0, 0, -depthCm / 2)
  return geometry
}

/** A surface from a function of u and v, both 0..1. */
export function surface(at: (u: number, v: number) => Point3, columns = 48, rows = 48): BufferGeometry {
  const positions: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      positions.push(...at(column / columns, row / rows))
      uvs.push(column / columns, row / rows)
      if (row < rows && column < columns) {
        const corner = row * (columns + 1) + column
        faces.push(
          corner,
          corner + 1,
          corner + columns + 1,
          corner + 1,
          corner + columns + 2,
          corner + columns + 1,
        )
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}

/** Where a print may go: a sheet that hugs the product, with its size in centimeters. */
export type Patch = {
  readonly geometry: BufferGeometry
  readonly widthCm: number
  readonly heightCm: number
}

const liftCm = 0.015

/** Around an upright body whose radius is known at each height; the angle is measured from the camera. */
export function roundPatch(
  radiusAt: (heightCm: number) => number,
  middleCm: number,
  widthCm: number,
  heightCm: number,
  angle = 0,
): Patch {
  const half = widthCm / radiusAt(middleCm) / 2
  const geometry = surface((u, v) => {
    const y = middleCm + (v - 0.5) * heightCm
    const around = angle + (u - 0.5) * 2 * half
    const r = radiusAt(y) + liftCm
    return [Math.sin(around) * r, y, Math.cos(around) * r]
  })
  return { geometry, widthCm, heightCm }
}

/** On a flat face that looks along +z. */
export function flatPatch(widthCm: number, heightCm: number, x: number, y: number, z: number): Patch {
  const geometry = surface((u, v) => [x + (u - 0.5) * widthCm, y + (v - 0.5) * heightCm, z + liftCm], 2, 2)
  return { geometry, widthCm, heightCm }
}
