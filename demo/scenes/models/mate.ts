import { type Finish, finish } from '../finishes.ts'
import { roundPatch, tube, turn, turnCurve } from '../shapes.ts'
import { type Build, groupMeshes, part, word } from './model.ts'
import { tableView } from './tumbler.ts'

const gourds = {
  calabaza: [
    [0.01, 0],
    [2.2, 0.02],
    [3.4, 1.4],
    [4.1, 3.6],
    [3.9, 6],
    [3.1, 8],
    [2.9, 8.8],
  ],
  recto: [
    [0.01, 0],
    [2.9, 0.02],
    [3.2, 0.4],
    [3.5, 4],
    [3.8, 8.2],
    [3.8, 8.8],
  ],
  camionero: [
    [0.01, 0],
    [2.7, 0.02],
    [3.6, 1.2],
    [4.1, 3.6],
    [4.1, 6.4],
    [3.9, 8],
    [3.8, 8.8],
  ],
} as const

/** The mate: a gourd, steel or wooden cup with its bombilla. */
export const mate: Build = (paint, options) => {
  const shape = word<'calabaza' | 'recto' | 'camionero'>(options, 'shape', 'calabaza')
  const rim = { calabaza: 2.9, recto: 3.8, camionero: 3.8 }[shape]
  const skin = finish(word<Finish>(options, 'finish', 'leather'), paint.main)
  const steel = finish('steel', '#d9dadc')
  const ring = turn([
    [rim - 0.35, 8.4],
    [rim - 0.32, 9.2, 0.1],
    [rim + 0.16, 9.2, 0.15],
    [rim + 0.16, 7.9, 0.08],
    [rim, 7.85],
  ])
  const yerba = part(
    turn([
      [rim - 0.3, 8.45],
      [0.01, 8.75],
    ]),
    finish('felt', '#7d8a3f'),
  )
  const straw = part(
    tube(
      [
        [0.6, 5, 0],
        [1.3, 9.5, 0.2],
        [2.4, 15, 0.4],
        [3.3, 17.2, 0.5],
      ],
      0.26,
    ),
    steel,
  )
  const tip = part(
    turn([
      [0.16, 0],
      [0.4, 0.1, 0.1],
      [0.34, 1.7, 0.2],
      [0.16, 1.8],
    ]),
    finish('brass', '#d4ac62'),
  )
  tip.position.set(3.0, 16.5, 0.46)
  tip.rotation.z = -0.5
  const body = part(turnCurve(gourds[shape]), skin)
  const whole = groupMeshes(body, part(ring, steel), yerba, straw, tip)
  if (options.foot)
    whole.add(
      part(
        turn([
          [0, -0.3],
          [2.4, -0.3, 0.1],
          [2.4, 0.1, 0.1],
          [2, 0.3],
        ]),
        steel,
      ),
    )
  const radius = { calabaza: 4.16, recto: 3.55, camionero: 4.12 }[shape]
  const bow = shape === 'calabaza' ? 0.05 : 0
  return {
    group: whole,
    areas: { frente: roundPatch((y) => radius + 0.05 - bow * (y - 4.3) ** 2, 4.4, 4, 3.4, -0.15) },
    view: { ...tableView, elevation: 14, fill: 0.72 },
  }
}
