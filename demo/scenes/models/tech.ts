import { type Finish, finish } from '../finishes.ts'
import { flatPatch, roundedBox, roundPatch, tube, turn } from '../shapes.ts'
import { type Build, groupMeshes, part, word } from './model.ts'

/** A small loudspeaker. `kind`: cilindro stands upright, disco lies low. */
export const speaker: Build = (paint, options) => {
  const kind = word<'cilindro' | 'disco' | 'cubo'>(options, 'kind', 'cilindro')
  const cloth = finish('fabric', paint.main)
  const rim = finish('softTouch', paint.second)
  const [r, h] = { cilindro: [3.6, 10], disco: [4.6, 4.4], cubo: [3.6, 7] }[kind] as [number, number]
  const whole = kind === 'cubo' ? groupMeshes(part(roundedBox(7.4, 7.4, 7, 1.3, 0.8), rim)) : groupMeshes()
  if (kind === 'cubo') {
    whole.position.y = 3.7
    const mesh = part(roundedBox(5.8, 5.8, 0.4, 2.9, 0.15), cloth)
    mesh.position.z = 3.45
    whole.add(mesh)
    whole.rotation.y = -0.45
  } else {
    whole.add(
      part(
        turn([
          [0, 0],
          [r - 0.3, 0, 0.3],
          [r, 0.5, 0.3],
          [r, 1, 0.05],
          [r - 0.1, 1.05],
        ]),
        rim,
      ),
      part(
        turn([
          [r - 0.08, 1],
          [r - 0.05, h - 1],
        ]),
        cloth,
      ),
      part(
        turn([
          [r - 0.1, h - 1.05],
          [r, h - 1, 0.05],
          [r, h - 0.4, 0.3],
          [r - 0.4, h, 0.2],
          [r - 0.8, h - 0.15, 0.2],
          [0, h - 0.15],
        ]),
        rim,
      ),
    )
    const strap = part(
      tube(
        [
          [r - 0.2, h - 1, 0],
          [r + 1, h - 2, 0.4],
          [r + 1.3, h * 0.45, 0.6],
          [r + 0.5, h * 0.3, 0.4],
        ],
        0.16,
      ),
      finish('nylon', paint.second),
    )
    whole.add(strap)
  }
  const owner = groupMeshes(whole)
  const area =
    kind === 'cubo' ? flatPatch(3.4, 3.4, 0, 0, 3.72) : roundPatch(() => r + 0.03, h * 0.5, 4.5, h * 0.4)
  if (kind === 'cubo') {
    area.geometry.rotateY(-0.45)
    area.geometry.translate(0, 3.7, 0)
  }
  return {
    group: owner,
    areas: { frente: area },
    view: { elevation: 18, azimuth: 0, fill: kind === 'disco' ? 0.6 : 0.66 },
  }
}

/** Wireless earphones beside their open case. */
export const earbuds: Build = (paint) => {
  const skin = finish('plastic', paint.main)
  const shell = part(roundedBox(6, 4.6, 2.6, 1.9, 1.1), skin)
  shell.position.y = 2.3
  const seam = part(roundedBox(4.7, 0.05, 2.61, 0.02, 0.02), finish('matt', '#8b8f94'))
  seam.position.y = 3.1
  const whole = groupMeshes(shell, seam)
  for (const [x, turned] of [
    [4.2, 0.5],
    [6.4, -0.7],
  ] as const) {
    const bud = groupMeshes(
      part(
        turn([
          [0, 0],
          [0.6, 0.05, 0.3],
          [0.8, 0.7, 0.4],
          [0.5, 1.3, 0.3],
          [0, 1.35],
        ]),
        skin,
      ),
      part(
        turn([
          [0, 0],
          [0.24, 0, 0.1],
          [0.3, 2.4, 0.2],
          [0, 2.5],
        ]),
        skin,
      ),
    )
    bud.rotation.set(Math.PI / 2 - 0.2, turned, turned)
    bud.position.set(x, 0.75, 1.8)
    whole.add(bud)
  }
  whole.rotation.y = -0.2
  const area = flatPatch(3, 1.8, 0, 1.7, 1.32)
  return { group: whole, areas: { frente: area }, view: { elevation: 24, azimuth: 0, fill: 0.72 } }
}

/** A stand with a telephone on it. */
export const phoneStand: Build = (paint, options) => {
  const skin = finish(word<Finish>(options, 'finish', 'bamboo'), paint.main)
  const base = part(roundedBox(8, 1.2, 9, 0.3, 0.15), skin)
  base.position.y = 0.6
  const rest = part(roundedBox(7, 9, 0.9, 0.8, 0.2), skin)
  rest.rotation.x = -0.35
  rest.position.set(0, 4.8, -1.6)
  const lip = part(roundedBox(7, 1, 0.8, 0.3, 0.1), skin)
  lip.position.set(0, 1.6, 2.1)
  const telephone = part(roundedBox(7.2, 14.6, 0.75, 1, 0.2), finish('metallic', '#3a3d42'))
  const screen = part(roundedBox(6.7, 14.1, 0.06, 0.85, 0.02), finish('screen', '#0f1420'))
  for (const [piece, z] of [
    [telephone, 0.1],
    [screen, 0.5],
  ] as const) {
    piece.rotation.x = -0.35
    piece.position.set(0, 8.6 + z * 0.34, -1.8 + z * 0.94)
  }
  const whole = groupMeshes(base, rest, lip, telephone, screen)
  whole.rotation.y = -0.45
  const area = flatPatch(5, 0.9, 0, 0.6, 4.5)
  return { group: whole, areas: { base: area }, view: { elevation: 20, azimuth: 0, fill: 0.76 } }
}
