import { type Finish, finish } from '../finishes.ts'
import { roundPatch, tube, turn, turnCurve } from '../shapes.ts'
import type { View } from '../studio.ts'
import { type Build, group, number, part, word } from './model.ts'

const tableView: View = { elevation: 15, azimuth: 0, fill: 0.6 }

/** A mug with its handle at the right; inside, rim and handle may have the second colour. */
export const mug: Build = (paint, options) => {
  const r = number(options, 'radius', 4.1)
  const h = number(options, 'height', 9.5)
  const flare = number(options, 'flare', 0)
  const outside = finish(word<Finish>(options, 'finish', 'ceramic'), paint.main)
  const inside = finish('ceramic', options['twoTone'] ? paint.second : word(options, 'inside', paint.main))
  const wall = number(options, 'wall', 0.35)
  const body = turn([[0, 0], [r - flare - 0.3, 0, 0.2], [r - flare, 0.5, 0.5], [r, h, 0.1], [r - wall * 0.5, h + 0.05, 0.12]])
  const bowl = turn([[r - wall * 0.5, h + 0.05], [r - wall, h - 0.12, 0.15], [r - flare - wall, 0.9, 1.1], [0, 0.6]])
  const handleColour = options['twoTone'] ? inside : outside
  const handle = part(handleCurve(r - wall * 0.4, h, number(options, 'handle', 3.1)), handleColour)
  handle.scale.z = 1.5
  const whole = group(part(body, outside), part(bowl, inside), handle)
  whole.rotation.y = -0.32
  if (word<Finish>(options, 'finish', 'ceramic') === 'enamel') {
    const rim = turn([[r - wall, h - 0.02], [r - wall * 0.5 + 0.02, h + 0.16, 0.14], [r + 0.1, h + 0.02, 0.1], [r, h - 0.2]])
    whole.add(part(rim, finish('enamel', paint.second)))
  }
  const radiusAt = (y: number) => r - flare + (flare * y) / h
  const areas = {
    frente: roundPatch(radiusAt, h * 0.52, 8, h * 0.68, 0.1),
    dorso: roundPatch(radiusAt, h * 0.52, 8, h * 0.68, Math.PI + 0.5),
    envolvente: roundPatch(radiusAt, h * 0.52, r * 5, h * 0.84, -1.05),
  }
  return { group: whole, areas, view: { ...tableView, fill: number(options, 'fill', 0.56) } }
}

function handleCurve(from: number, h: number, reach: number) {
  const top = h * 0.83
  const bottom = h * 0.2
  return tube(
    [[from - 0.1, top, 0], [from + reach * 0.55, top + 0.25, 0], [from + reach * 0.97, top - h * 0.13, 0],
      [from + reach * 0.93, h * 0.42, 0], [from + reach * 0.5, bottom + h * 0.03, 0], [from - 0.15, bottom, 0]],
    0.5,
  )
}

/** A slim insulated bottle: body, shoulder, neck and a screw lid. */
export const bottle: Build = (paint, options) => {
  const r = number(options, 'radius', 3.6)
  const h = number(options, 'height', 21)
  const shoulder = number(options, 'shoulder', 0.8)
  const neck = number(options, 'neck', 0.62) * r
  const body = finish(word<Finish>(options, 'finish', 'powder'), paint.main)
  const lid = finish(word<Finish>(options, 'lid', 'steel'), word(options, 'lidColour', paint.second))
  const y1 = h * shoulder
  const base = [[0, 0], [r - 0.25, 0, 0.15], [r, 0.35, 0.3], [r, y1, 1.6], [neck, h - 0.3, 1.2], [neck, h, 0.1]] as const
  const whole = group(part(turn(base), body), part(turn(lidProfile(options, neck, h)), lid))
  if (options['base']) {
    const foot = turn([[0, -0.02], [r - 0.2, -0.02, 0.15], [r + 0.04, 0.3, 0.2], [r + 0.04, 1.4, 0.05], [r - 0.2, 1.42]])
    whole.add(part(foot, finish(word<Finish>(options, 'base', 'steel'), word(options, 'baseColour', '#c9cbcd'))))
  }
  const band = turn([[neck - 0.1, h - 0.05], [neck + 0.06, h, 0.05], [neck + 0.06, h + 0.35, 0.05], [neck - 0.1, h + 0.4]])
  whole.add(part(band, finish('steel', '#d4d6d8')))
  if (options['loop']) whole.add(loopHandle(neck, h, number(options, 'lidHeight', 2.4), paint.second))
  const areas = { frente: roundPatch(() => r, y1 * 0.5, Math.min(5.5, r * 1.5), y1 * 0.5), dorso: roundPatch(() => r, y1 * 0.5, Math.min(5.5, r * 1.5), y1 * 0.5, Math.PI) }
  return { group: whole, areas, view: { ...tableView, elevation: 9, fill: number(options, 'fill', 0.78) } }
}

function lidProfile(options: Parameters<Build>[1], neck: number, h: number) {
  const lidHeight = number(options, 'lidHeight', 2.4)
  const lr = neck + number(options, 'lidOver', 0.12)
  const top = h + 0.4 + lidHeight
  if (options['cup']) {
    return [[neck - 0.2, h + 0.4], [lr + 0.7, h + 0.4, 0.1], [lr + 0.35, top, 0.35], [0, top + 0.1]] as const
  }
  return [[neck - 0.3, h + 0.4], [lr, h + 0.42, 0.08], [lr, top, 0.3], [0, top + 0.02]] as const
}

function loopHandle(neck: number, h: number, lidHeight: number, colour: string) {
  const y = h + lidHeight
  const loop = part(tube([[-neck, y - 0.6, 0], [-neck * 0.9, y + 1, 0], [0, y + 1.9, 0], [neck * 0.9, y + 1, 0], [neck, y - 0.6, 0]], 0.34), finish('plastic', colour))
  loop.scale.z = 2
  return loop
}

/** A sport bottle with a waist to hold and a push-pull spout. */
export const sportBottle: Build = (paint, options) => {
  const r = number(options, 'radius', 3.7)
  const h = number(options, 'height', 18)
  const skin = finish(word<Finish>(options, 'finish', 'plastic'), paint.main)
  const cap = finish('plastic', paint.second)
  const body = turnCurve([[0, 0], [r * 0.9, 0.02], [r, 0.8], [r, h * 0.28], [r, h * 0.46], [r * 0.86, h * 0.6], [r * 0.86, h * 0.68], [r, h * 0.84], [r * 0.97, h * 0.95], [r * 0.8, h]], 96, 140)
  const lid = turn([[r * 0.7, h - 0.1], [r * 0.9, h, 0.1], [r * 0.9, h + 1.5, 0.3], [r * 0.45, h + 2.3, 0.5], [r * 0.36, h + 2.4, 0.1], [r * 0.36, h + 3.1, 0.1], [0, h + 3.1]])
  const spout = turn([[r * 0.18, h + 3], [r * 0.3, h + 3.1, 0.05], [r * 0.22, h + 3.5, 0.15], [r * 0.3, h + 4.2, 0.15], [0, h + 4.3]])
  const whole = group(part(body, skin), part(lid, cap), part(spout, finish('plastic', word(options, 'spout', '#eceae6'))))
  for (let rib = 0; rib < 3; rib++) {
    const y = h * 0.6 + rib * h * 0.035
    whole.add(part(turn([[r * 0.84, y], [r * 0.885, y + 0.15, 0.15], [r * 0.84, y + 0.3]]), skin))
  }
  const areas = { frente: roundPatch(() => r, h * 0.29, 5, h * 0.34), dorso: roundPatch(() => r, h * 0.29, 5, h * 0.34, Math.PI) }
  return { group: whole, areas, view: { ...tableView, elevation: 9, fill: number(options, 'fill', 0.76) } }
}

/** A clear bottle with water-thick walls, a lid of wood and, if asked, a sleeve. */
export const glassBottle: Build = (paint, options) => {
  const r = number(options, 'radius', 3.3)
  const h = number(options, 'height', 19)
  const neck = r * 0.66
  const kind = word<Finish>(options, 'finish', 'glass')
  const tint = options['clear'] ? '#dfeaea' : paint.main
  const corners = [[0, 0.05], [r - 0.4, 0, 0.3], [r, 0.6, 0.5], [r, h * 0.76, 1.6], [neck, h * 0.92, 1.4], [neck, h, 0.1]] as const
  const outer = part(turn(corners), finish(kind, tint))
  const inner = part(turn([[0, 0.9], [r - 0.65, 0.8, 0.4], [r - 0.28, 1.4, 0.4], [r - 0.28, h * 0.75, 1.5], [neck - 0.2, h * 0.92, 1.3], [neck - 0.2, h]]), finish(kind, tint, { opacity: kind === 'glass' ? 0.14 : 0.3 }))
  outer.renderOrder = 3
  inner.renderOrder = 2
  const lid = part(turn([[neck - 0.2, h - 0.2], [neck + 0.25, h - 0.1, 0.08], [neck + 0.25, h + 2.2, 0.2], [0, h + 2.22]]), finish(word<Finish>(options, 'lid', 'bamboo'), word(options, 'lidColour', '#d9b37c')))
  const whole = group(outer, inner, lid)
  if (options['sleeve']) {
    const sleeve = turn([[r - 0.1, 0.5], [r + 0.22, 0.6, 0.15], [r + 0.22, h * 0.62, 0.12], [r - 0.1, h * 0.62 + 0.1]])
    whole.add(part(sleeve, finish(word<Finish>(options, 'sleeve', 'softTouch'), paint.main)))
  }
  const middle = options['sleeve'] ? h * 0.33 : h * 0.4
  const areas = { frente: roundPatch(() => r + 0.25, middle, 5, h * 0.36), dorso: roundPatch(() => r + 0.25, middle, 5, h * 0.36, Math.PI) }
  return { group: whole, areas, view: { ...tableView, elevation: 9, fill: number(options, 'fill', 0.76) } }
}

/** A travel cup, wider at the top, with a lid; with `sleeve`, a band of another material around it. */
export const tumbler: Build = (paint, options) => {
  const low = number(options, 'low', 3.1)
  const top = number(options, 'top', 4.2)
  const h = number(options, 'height', 15)
  const body = finish(word<Finish>(options, 'finish', 'powder'), paint.main)
  const lid = finish('plastic', word(options, 'lidColour', paint.second))
  const at = (y: number) => low + ((top - low) * y) / h
  const whole = group(
    part(turn([[0, 0], [low - 0.2, 0, 0.15], [low, 0.3, 0.25], [top, h, 0.1], [top - 0.2, h + 0.05]]), body),
    part(turn([[top - 0.35, h - 0.05], [top + 0.14, h, 0.1], [top + 0.14, h + 0.75, 0.2], [top - 0.5, h + 1.15, 0.3], [top - 0.75, h + 0.85, 0.2], [0, h + 0.8]]), lid),
  )
  if (options['sleeve']) {
    const from = h * 0.3
    const to = h * 0.68
    whole.add(part(turn([[at(from) - 0.05, from], [at(from) + 0.18, from + 0.02, 0.1], [at(to) + 0.18, to, 0.1], [at(to) - 0.05, to + 0.02]]), finish(word<Finish>(options, 'sleeve', 'rubber'), paint.second)))
  }
  if (options['straw']) {
    const straw = part(tube([[0.8, h * 0.5, 0], [1.2, h + 2, -0.2], [1.9, h + 6.5, -0.5]], 0.34), finish('plastic', paint.second))
    whole.add(straw)
  }
  if (options['handle']) {
    const handle = part(handleCurve(at(h * 0.6), h * 0.86, 3.4), body)
    handle.scale.z = 1.6
    whole.add(handle)
    whole.rotation.y = -0.4
  }
  const middle = options['sleeve'] ? h * 0.49 : h * 0.5
  const height = options['sleeve'] ? h * 0.3 : h * 0.44
  const lift = options['sleeve'] ? 0.2 : 0
  const around = options['handle'] ? 0.2 : 0
  const areas = { frente: roundPatch((y) => at(y) + lift, middle, 5.5, height, around), dorso: roundPatch((y) => at(y) + lift, middle, 5.5, height, Math.PI) }
  return { group: whole, areas, view: { ...tableView, elevation: 12, fill: number(options, 'fill', 0.7) } }
}

/** Stemmed and straight glasses. `kind`: vino, cerveza, whisky. */
export const stemware: Build = (paint, options) => {
  const kind = word<'vino' | 'cerveza' | 'whisky'>(options, 'kind', 'vino')
  const clear = finish('glass', '#e6eef0')
  const shapes = {
    vino: [[3.4, 0.05], [3.35, 0.16], [0.5, 0.7], [0.38, 2], [0.38, 7.4], [1.2, 8.6], [3.2, 10.4], [4.1, 13], [3.7, 16.6], [3.1, 19.4]],
    cerveza: [[0.01, 0.05], [3, 0.02], [3.1, 0.5], [2.75, 2.2], [3, 7], [3.6, 12], [3.85, 15.5], [3.7, 18]],
    whisky: [[0.01, 0.05], [3.7, 0.02], [4, 0.5], [4.05, 3], [4.15, 8.8], [4.1, 9.2]],
  } as const
  const fillTo = { vino: [[0.01, 9], [1.2, 9.05], [3, 10.6], [3.85, 12.8], [3.85, 12.9], [0.01, 12.9]], cerveza: [[0.01, 1.4], [2.5, 1.5], [2.85, 7], [3.4, 12], [3.5, 13.6], [0.01, 13.6]], whisky: [[0.01, 1.3], [3.6, 1.3], [3.75, 4.4], [0.01, 4.4]] } as const
  const glass = part(turnCurve(shapes[kind], 96, 160), clear)
  glass.renderOrder = 3
  const liquid = part(turn(fillTo[kind].map(([r, y]) => [r, y, 0.15] as const)), finish('liquid', paint.main))
  liquid.renderOrder = 2
  const whole = group(glass, liquid)
  if (kind === 'cerveza') whole.add(part(turn([[0.01, 13.6], [3.5, 13.6, 0.1], [3.7, 15.2, 0.3], [0.01, 15.6]]), finish('matt', '#fff8ea')))
  const middle = { vino: 14.6, cerveza: 9.5, whisky: 5.6 }[kind]
  const radius = { vino: 4.08, cerveza: 3.45, whisky: 4.12 }[kind]
  return { group: whole, areas: { frente: roundPatch(() => radius + 0.05, middle, 4.5, 4.5) }, view: { ...tableView, elevation: 10, fill: kind === 'whisky' ? 0.5 : 0.78 } }
}

/** The mate: a gourd, steel or wooden cup with its bombilla. */
export const mate: Build = (paint, options) => {
  const shape = word<'calabaza' | 'recto' | 'camionero'>(options, 'shape', 'calabaza')
  const outlines = {
    calabaza: [[0.01, 0], [2.2, 0.02], [3.4, 1.4], [4.1, 3.6], [3.9, 6], [3.1, 8], [2.9, 8.8]],
    recto: [[0.01, 0], [2.9, 0.02], [3.2, 0.4], [3.5, 4], [3.8, 8.2], [3.8, 8.8]],
    camionero: [[0.01, 0], [2.7, 0.02], [3.6, 1.2], [4.1, 3.6], [4.1, 6.4], [3.9, 8], [3.8, 8.8]],
  } as const
  const rim = { calabaza: 2.9, recto: 3.8, camionero: 3.8 }[shape]
  const skin = finish(word<Finish>(options, 'finish', 'leather'), paint.main)
  const steel = finish('steel', '#d9dadc')
  const ring = turn([[rim - 0.35, 8.4], [rim - 0.32, 9.2, 0.1], [rim + 0.16, 9.2, 0.15], [rim + 0.16, 7.9, 0.08], [rim, 7.85]])
  const yerba = part(turn([[0.01, 8.75], [rim - 0.3, 8.45]]), finish('felt', '#7d8a3f'))
  const straw = part(tube([[0.6, 5, 0], [1.3, 9.5, 0.2], [2.4, 15, 0.4], [3.3, 17.2, 0.5]], 0.26), steel)
  const tip = part(turn([[0.16, 0], [0.4, 0.1, 0.1], [0.34, 1.7, 0.2], [0.16, 1.8]]), finish('brass', '#d4ac62'))
  tip.position.set(3.0, 16.5, 0.46)
  tip.rotation.z = -0.5
  const body = part(turnCurve(outlines[shape]), skin)
  const whole = group(body, part(ring, steel), yerba, straw, tip)
  if (options['foot']) whole.add(part(turn([[0, -0.3], [2.4, -0.3, 0.1], [2.4, 0.1, 0.1], [2, 0.3]]), steel))
  const radius = { calabaza: 4.05, recto: 3.55, camionero: 4.12 }[shape]
  return { group: whole, areas: { frente: roundPatch(() => radius + 0.05, 4.4, 4, 3.4, -0.15) }, view: { ...tableView, elevation: 14, fill: 0.72 } }
}
