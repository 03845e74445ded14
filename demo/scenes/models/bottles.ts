import { type Finish, finish } from '../finishes.ts'
import { roundPatch, tube, turn, turnCurve } from '../shapes.ts'
import { type Build, groupMeshes, number, part, word } from './model.ts'
import { tableView } from './tumbler.ts'

/** A slim insulated bottle: body, shoulder, neck and a screw lid. */
export const bottle: Build = (paint, options) => {
  const r = number(options, 'radius', 3.6)
  const h = number(options, 'height', 21)
  const shoulder = number(options, 'shoulder', 0.8)
  const neck = number(options, 'neck', 0.62) * r
  const body = finish(word<Finish>(options, 'finish', 'powder'), paint.main)
  const lid = finish(word<Finish>(options, 'lid', 'steel'), word(options, 'lidColour', paint.second))
  const y1 = h * shoulder
  const base = [
    [0, 0],
    [r - 0.25, 0, 0.15],
    [r, 0.35, 0.3],
    [r, y1, 1.6],
    [neck, h - 0.3, 1.2],
    [neck, h, 0.1],
  ] as const
  const whole = groupMeshes(part(turn(base), body), part(turn(lidProfile(options, neck, h)), lid))
  if (options.base) {
    const foot = turn([
      [0, -0.02],
      [r - 0.2, -0.02, 0.15],
      [r + 0.04, 0.3, 0.2],
      [r + 0.04, 1.4, 0.05],
      [r - 0.2, 1.42],
    ])
    whole.add(
      part(foot, finish(word<Finish>(options, 'base', 'steel'), word(options, 'baseColour', '#c9cbcd'))),
    )
  }
  const band = turn([
    [neck - 0.1, h - 0.05],
    [neck + 0.06, h, 0.05],
    [neck + 0.06, h + 0.35, 0.05],
    [neck - 0.1, h + 0.4],
  ])
  whole.add(part(band, finish('steel', '#d4d6d8')))
  if (options.loop) whole.add(loopHandle(neck, h, number(options, 'lidHeight', 2.4), paint.second))
  const areas = {
    frente: roundPatch(() => r, y1 * 0.5, Math.min(5.5, r * 1.5), y1 * 0.5),
    dorso: roundPatch(() => r, y1 * 0.5, Math.min(5.5, r * 1.5), y1 * 0.5, Math.PI),
  }
  return { group: whole, areas, view: { ...tableView, elevation: 9, fill: number(options, 'fill', 0.78) } }
}

function lidProfile(options: Parameters<Build>[1], neck: number, h: number) {
  const lidHeight = number(options, 'lidHeight', 2.4)
  const lr = neck + number(options, 'lidOver', 0.12)
  const top = h + 0.4 + lidHeight
  if (options.cup) {
    return [
      [neck - 0.2, h + 0.4],
      [lr + 0.7, h + 0.4, 0.1],
      [lr + 0.35, top, 0.35],
      [0, top + 0.1],
    ] as const
  }
  return [
    [neck - 0.3, h + 0.4],
    [lr, h + 0.42, 0.08],
    [lr, top, 0.3],
    [0, top + 0.02],
  ] as const
}

function loopHandle(neck: number, h: number, lidHeight: number, color: string) {
  const y = h + lidHeight
  const loop = part(
    tube(
      [
        [-neck, y - 0.6, 0],
        [-neck * 0.9, y + 1, 0],
        [0, y + 1.9, 0],
        [neck * 0.9, y + 1, 0],
        [neck, y - 0.6, 0],
      ],
      0.34,
    ),
    finish('plastic', color),
  )
  loop.scale.z = 2
  return loop
}

/** A sport bottle with a waist to hold and a push-pull spout. */
export const sportBottle: Build = (paint, options) => {
  const r = number(options, 'radius', 3.7)
  const h = number(options, 'height', 18)
  const skin = finish(word<Finish>(options, 'finish', 'plastic'), paint.main)
  const cap = finish('plastic', paint.second)
  const body = turnCurve(
    [
      [0, 0],
      [r * 0.9, 0.02],
      [r, 0.8],
      [r, h * 0.28],
      [r, h * 0.46],
      [r * 0.86, h * 0.6],
      [r * 0.86, h * 0.68],
      [r, h * 0.84],
      [r * 0.97, h * 0.95],
      [r * 0.8, h],
    ],
    96,
    140,
  )
  const lid = turn([
    [r * 0.7, h - 0.1],
    [r * 0.9, h, 0.1],
    [r * 0.9, h + 1.5, 0.3],
    [r * 0.45, h + 2.3, 0.5],
    [r * 0.36, h + 2.4, 0.1],
    [r * 0.36, h + 3.1, 0.1],
    [0, h + 3.1],
  ])
  const spout = turn([
    [r * 0.18, h + 3],
    [r * 0.3, h + 3.1, 0.05],
    [r * 0.22, h + 3.5, 0.15],
    [r * 0.3, h + 4.2, 0.15],
    [0, h + 4.3],
  ])
  const whole = groupMeshes(
    part(body, skin),
    part(lid, cap),
    part(spout, finish('plastic', word(options, 'spout', '#eceae6'))),
  )
  for (let rib = 0; rib < 3; rib++) {
    const y = h * 0.6 + rib * h * 0.035
    whole.add(
      part(
        turn([
          [r * 0.84, y],
          [r * 0.885, y + 0.15, 0.15],
          [r * 0.84, y + 0.3],
        ]),
        skin,
      ),
    )
  }
  const areas = {
    frente: roundPatch(() => r, h * 0.29, 5, h * 0.34),
    dorso: roundPatch(() => r, h * 0.29, 5, h * 0.34, Math.PI),
  }
  return { group: whole, areas, view: { ...tableView, elevation: 9, fill: number(options, 'fill', 0.76) } }
}

/** A clear bottle with water-thick walls, a lid of wood and, if asked, a sleeve. */
export const glassBottle: Build = (paint, options) => {
  const r = number(options, 'radius', 3.3)
  const h = number(options, 'height', 19)
  const neck = r * 0.66
  const kind = word<Finish>(options, 'finish', 'glass')
  const tint = options.clear ? '#dfeaea' : paint.main
  const corners = [
    [0, 0.05],
    [r - 0.4, 0, 0.3],
    [r, 0.6, 0.5],
    [r, h * 0.76, 1.6],
    [neck, h * 0.92, 1.4],
    [neck, h, 0.1],
  ] as const
  const outer = part(turn(corners), finish(kind, tint))
  const inner = part(
    turn([
      [0, 0.9],
      [r - 0.65, 0.8, 0.4],
      [r - 0.28, 1.4, 0.4],
      [r - 0.28, h * 0.75, 1.5],
      [neck - 0.2, h * 0.92, 1.3],
      [neck - 0.2, h],
    ]),
    finish(kind, tint, { opacity: kind === 'glass' ? 0.14 : 0.3 }),
  )
  outer.renderOrder = 3
  inner.renderOrder = 2
  const lid = part(
    turn([
      [neck - 0.2, h - 0.2],
      [neck + 0.25, h - 0.1, 0.08],
      [neck + 0.25, h + 2.2, 0.2],
      [0, h + 2.22],
    ]),
    finish(word<Finish>(options, 'lid', 'bamboo'), word(options, 'lidColour', '#d9b37c')),
  )
  const whole = groupMeshes(outer, inner, lid)
  if (options.sleeve) {
    const sleeve = turn([
      [r - 0.1, 0.5],
      [r + 0.22, 0.6, 0.15],
      [r + 0.22, h * 0.62, 0.12],
      [r - 0.1, h * 0.62 + 0.1],
    ])
    whole.add(part(sleeve, finish(word<Finish>(options, 'sleeve', 'softTouch'), paint.main)))
  }
  const middle = options.sleeve ? h * 0.33 : h * 0.4
  const areas = {
    frente: roundPatch(() => r + 0.25, middle, 5, h * 0.36),
    dorso: roundPatch(() => r + 0.25, middle, 5, h * 0.36, Math.PI),
  }
  return { group: whole, areas, view: { ...tableView, elevation: 9, fill: number(options, 'fill', 0.76) } }
}
