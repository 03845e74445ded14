import { type BufferGeometry, type Group, Vector3 } from 'three'
import { finish } from '../finishes.ts'
import { type Point3, surface, tube, turn } from '../shapes.ts'
import { type Build, groupMeshes, part } from './model.ts'

const ribs = 8

/** Height and reach of the canopy along a rib (0 top, 1 rim): a shallow bow. */
function canopyAt(around: number, down: number, spread: number): Point3 {
  const rib = (around / (Math.PI * 2)) * ribs
  const sag = Math.abs(rib - Math.round(rib)) * 2
  const r = spread * Math.sin(down * 1.28) * (1 - sag * sag * 0.045 * down)
  const y = spread * 0.62 * (Math.cos(down * 1.28) - 0.29) - sag * sag * 0.4 * down
  return [Math.sin(around) * r, y, Math.cos(around) * r]
}

/** An open umbrella resting on its rim and handle; every second panel may have the second color. */
export const umbrella: Build = (paint, options) => {
  const spread = 50
  const whole = groupMeshes()
  for (let panel = 0; panel < ribs; panel++) {
    const from = (panel / ribs) * Math.PI * 2
    const geometry = surface(
      (u, v) => canopyAt(from + (u * Math.PI * 2) / ribs, 1 - v * 0.995, spread),
      20,
      30,
    )
    const color = options.twoTone && panel % 2 ? paint.second : paint.main
    const cloth = finish('nylon', color, { side: 2 })
    cloth.bumpScale = 0.2
    whole.add(part(geometry, cloth))
  }
  const steel = finish('metallic', '#8d9095')
  whole.add(
    part(
      turn([
        [0, 34.8],
        [0.9, 34.4, 0.2],
        [0.9, 36, 0.2],
        [0.5, 40, 0.3],
        [0, 40.1],
      ]),
      finish('plastic', '#26282c'),
    ),
  )
  whole.add(
    part(
      turn([
        [0.6, -34],
        [0.6, 34],
      ]),
      steel,
    ),
  )
  addRibs(whole, spread, steel)
  const grip = options.wood ? finish('wood', '#8a5a34') : finish('rubber', '#232528')
  whole.add(
    part(
      tube(
        [
          [0, -30, 0],
          [0, -42, 0],
          [0.6, -46, 0],
          [4, -48.5, 0],
          [7.4, -46, 0],
          [8, -42.5, 0],
        ],
        1.3,
      ),
      grip,
    ),
  )
  whole.rotation.set(0.5, 0.2, 0.62)
  whole.updateMatrixWorld(true)
  const geometry = sheetOn(whole, spread)
  const lift = 34
  whole.position.y = lift
  geometry.translate(0, lift, 0)
  return {
    group: groupMeshes(whole),
    areas: { gajo: { geometry, widthCm: 20, heightCm: 18 } },
    view: { elevation: 10, azimuth: 0, fill: 0.82 },
  }
}

/** The print lies on one panel, half way down, where the canopy looks at the camera. */
function sheetOn(canopy: Group, spread: number): BufferGeometry {
  const panelMiddle = Math.PI / ribs
  return surface(
    (u, v) => {
      const at = new Vector3(...canopyAt(panelMiddle + (u - 0.5) * 0.42, 0.68 - v * 0.32, spread + 0.15))
      const lifted = canopy.localToWorld(at)
      return [lifted.x, lifted.y, lifted.z]
    },
    20,
    20,
  )
}

/** The bows under the cloth and their tips. */
function addRibs(whole: Group, spread: number, steel: ReturnType<typeof finish>): void {
  for (let rib = 0; rib < ribs; rib++) {
    const around = (rib / ribs) * Math.PI * 2
    const points = [0.05, 0.35, 0.7, 1].map(
      (down) =>
        canopyAt(around, down, spread).map((value, axis) =>
          axis === 1 ? value - 0.35 : value * 0.995,
        ) as unknown as Point3,
    )
    whole.add(part(tube(points, 0.2, false, 30), steel))
    const [x, y, z] = canopyAt(around, 1, spread)
    const tip = part(
      turn(
        [
          [0, -0.8],
          [0.5, -0.6, 0.2],
          [0.5, 0.6, 0.2],
          [0, 0.8],
        ],
        12,
      ),
      finish('plastic', '#26282c'),
    )
    tip.position.set(x, y, z)
    whole.add(tip)
  }
}
