import { type Finish, finish } from '../finishes.ts'
import { roundPatch, tube, turn } from '../shapes.ts'
import type { View } from '../studio.ts'
import { type Build, groupMeshes, number, part, word } from './model.ts'

export const tableView: View = { elevation: 15, azimuth: 0, fill: 0.6 }

/** A travel cup, wider at the top, with a lid; with `sleeve`, a band of another material around it. */
export const tumbler: Build = (paint, options) => {
  const low = number(options, 'low', 3.1)
  const top = number(options, 'top', 4.2)
  const h = number(options, 'height', 15)
  const body = finish(word<Finish>(options, 'finish', 'powder'), paint.main)
  const lid = finish('plastic', word(options, 'lidColour', paint.second))
  const at = (y: number) => low + ((top - low) * y) / h
  const whole = groupMeshes(
    part(
      turn([
        [0, 0],
        [low - 0.2, 0, 0.15],
        [low, 0.3, 0.25],
        [top, h, 0.1],
        [top - 0.2, h + 0.05],
      ]),
      body,
    ),
    part(
      turn([
        [top - 0.35, h - 0.05],
        [top + 0.14, h, 0.1],
        [top + 0.14, h + 0.75, 0.2],
        [top - 0.5, h + 1.15, 0.3],
        [top - 0.75, h + 0.85, 0.2],
        [0, h + 0.8],
      ]),
      lid,
    ),
  )
  if (options.sleeve) {
    const from = h * 0.3
    const to = h * 0.68
    whole.add(
      part(
        turn([
          [at(from) - 0.05, from],
          [at(from) + 0.18, from + 0.02, 0.1],
          [at(to) + 0.18, to, 0.1],
          [at(to) - 0.05, to + 0.02],
        ]),
        finish(word<Finish>(options, 'sleeve', 'rubber'), paint.second),
      ),
    )
  }
  if (options.straw) {
    const straw = part(
      tube(
        [
          [0.8, h * 0.5, 0],
          [1.2, h + 2, -0.2],
          [1.9, h + 6.5, -0.5],
        ],
        0.34,
      ),
      finish('plastic', paint.second),
    )
    whole.add(straw)
  }
  if (options.handle) {
    const handle = part(handleCurve(at(h * 0.6), h * 0.86, 3.4), body)
    handle.scale.z = 1.6
    whole.add(handle)
    whole.rotation.y = -0.4
  }
  const middle = options.sleeve ? h * 0.49 : h * 0.5
  const height = options.sleeve ? h * 0.3 : h * 0.44
  const lift = options.sleeve ? 0.2 : 0
  const around = options.handle ? 0.2 : 0
  const areas = {
    frente: roundPatch((y) => at(y) + lift, middle, 5.5, height, around),
    dorso: roundPatch((y) => at(y) + lift, middle, 5.5, height, Math.PI),
  }
  return { group: whole, areas, view: { ...tableView, elevation: 12, fill: number(options, 'fill', 0.7) } }
}

function handleCurve(from: number, h: number, reach: number) {
  const top = h * 0.83
  const bottom = h * 0.2
  return tube(
    [
      [from - 0.1, top, 0],
      [from + reach * 0.55, top + 0.25, 0],
      [from + reach * 0.97, top - h * 0.13, 0],
      [from + reach * 0.93, h * 0.42, 0],
      [from + reach * 0.5, bottom + h * 0.03, 0],
      [from - 0.15, bottom, 0],
    ],
    0.5,
  )
}
