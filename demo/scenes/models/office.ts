import { type Group, Shape } from 'three'
import { type Finish, finish } from '../finishes.ts'
import { box, cord, flatPatch, type Patch, roundedRect, roundPatch, slab, tube, turn } from '../shapes.ts'
import type { View } from '../studio.ts'
import { type Build, group, number, part, word } from './model.ts'

const deskView: View = { elevation: 50, azimuth: 0, fill: 0.74 }

/** Lays a thing that was built facing +z flat on the desk, turned a little. */
function layFlat(thing: Group, turned: number): Group {
  thing.rotation.x = -Math.PI / 2
  const whole = group(thing)
  whole.rotation.y = turned
  return group(whole)
}

function layPatch(patch: Patch, turned: number): Patch {
  patch.geometry.rotateX(-Math.PI / 2)
  patch.geometry.rotateY(turned)
  return patch
}

/** A hard-cover notebook with an elastic band, rounded corners, a page ribbon. */
export const notebook: Build = (paint, options) => {
  const w = number(options, 'width', 13)
  const h = number(options, 'height', 21)
  const thick = number(options, 'thick', 1.5)
  const cover = finish(word<Finish>(options, 'finish', 'leather'), paint.main)
  const shell = roundedRect(w, h, 0.7)
  const back = part(slab(shell, 0.24, { bevelCm: 0.07 }), cover)
  const front = part(slab(shell, 0.24, { bevelCm: 0.07 }), cover)
  front.position.z = thick - 0.24
  const pages = part(box(w - 0.7, h - 0.6, thick - 0.44, 0.4, 0.03), finish('paper', word(options, 'pages', '#f4eddc')))
  pages.position.set(0.1, 0, thick / 2)
  const spine = part(box(0.5, h - 0.02, thick - 0.02, 0.24, 0.2), cover)
  spine.position.set(-w / 2 + 0.26, 0, thick / 2)
  const whole = group(back, front, pages, spine)
  if (options['elastic'] !== false) {
    const band = part(box(0.55, h + 0.06, thick + 0.12, 0.05, 0.04), finish('nylon', paint.second))
    band.position.set(w / 2 - 1.5, 0, thick / 2)
    whole.add(band)
  }
  const ribbon = part(box(0.5, 2.2, 0.05, 0.02, 0.01), finish('nylon', paint.second))
  ribbon.position.set(-1.2, -h / 2 - 0.7, thick * 0.3)
  whole.add(ribbon)
  if (options['corner']) {
    const plate = part(box(2.6, 1, 0.06, 0.1, 0.02), finish('chrome', '#cfd2d6'))
    plate.position.set(w / 2 - 3.4, -h / 2 + 1.5, thick)
    whole.add(plate)
  }
  const turned = number(options, 'turned', 0.3)
  const areas = { tapa: layPatch(flatPatch(w * 0.58, h * 0.42, -0.5, 0.8, thick), turned), inferior: layPatch(flatPatch(w * 0.5, h * 0.14, -0.5, -h * 0.36, thick), turned) }
  return { group: layFlat(whole, turned), areas, view: { ...deskView, fill: number(options, 'fill', 0.78) } }
}

/** A notebook with a metal spiral along its left side or its top. */
export const spiral: Build = (paint, options) => {
  const w = number(options, 'width', 14.8)
  const h = number(options, 'height', 20)
  const thick = 0.9
  const cover = part(slab(roundedRect(w, h, 0.5), 0.14, { bevelCm: 0.03 }), finish(word<Finish>(options, 'finish', 'paper'), paint.main))
  cover.position.z = thick - 0.14
  const back = part(slab(roundedRect(w, h, 0.5), 0.14, { bevelCm: 0.03 }), finish('kraft', '#b08a5c'))
  const pages = part(box(w - 0.3, h - 0.3, thick - 0.3, 0.4, 0.02), finish('paper', '#f7f3e8'))
  pages.position.z = thick / 2
  const whole = group(back, cover, pages)
  const wire = finish(word<Finish>(options, 'wire', 'metallic'), paint.second)
  const along = options['top'] ? w : h
  const rings = Math.floor((along - 1.2) / 0.62)
  for (let ring = 0; ring < rings; ring++) {
    const at = -along / 2 + 0.75 + ring * 0.62
    const loop = tube([[-0.62, 0, 0.1], [-0.4, 0, thick * 0.95], [0.1, 0, thick + 0.18], [0.42, 0, thick + 0.02], [0.42, 0, thick - 0.2]], 0.07, false, 24)
    const one = part(loop, wire)
    if (options['top']) {
      one.rotation.z = -Math.PI / 2
      one.position.set(at, h / 2, 0)
    } else one.position.set(-w / 2, at, 0)
    whole.add(one)
  }
  if (options['pen']) {
    const barrel = part(turn([[0.1, 0], [0.34, 1.4, 0.3], [0.34, 12.5, 0.1], [0.2, 13.2, 0.1], [0, 13.2]]), finish('kraft', '#a9824f'))
    barrel.position.set(w / 2 + 0.42, -h / 2 + 3, thick * 0.6)
    whole.add(barrel)
  }
  const turned = 0.28
  const areas = { tapa: layPatch(flatPatch(w * 0.56, h * 0.42, 0.5, 0.6, thick), turned) }
  return { group: layFlat(whole, turned), areas, view: { ...deskView, fill: number(options, 'fill', 0.76) } }
}

/** A leathery folder for A4 sheets, closed. */
export const folder: Build = (paint, options) => {
  const w = 24
  const h = 32
  const cover = finish(word<Finish>(options, 'finish', 'leather'), paint.main)
  const body = part(box(w, h, 1.8, 0.9, 0.4), cover)
  body.position.z = 0.9
  const seam = part(cord(w - 1.4, h - 1.4, 0.7, 1.78, 0.05), finish('nylon', paint.second))
  const whole = group(body)
  if (options['zip']) {
    const zip = part(box(w + 0.1, h + 0.1, 0.3, 0.9, 0.1), finish('metallic', '#8c8f94'))
    zip.position.z = 0.9
    whole.add(zip)
  } else {
    whole.add(seam)
    const flap = part(box(5, 3.2, 0.5, 0.5, 0.15), cover)
    flap.position.set(w / 2 - 1.6, 0, 1.7)
    const stud = part(turn([[0, 0.25], [0.5, 0.2, 0.15], [0.55, 0]]), finish('chrome', '#d2d4d8'))
    stud.rotation.x = Math.PI / 2
    stud.position.set(w / 2 - 2.8, 0, 1.95)
    whole.add(flap, stud)
  }
  return { group: layFlat(whole, 0.3), areas: { tapa: layPatch(flatPatch(10, 7, -2, 3, 1.8), 0.3) }, view: { ...deskView, fill: 0.8 } }
}

/** A desk calendar: a tent of card with a pad of blank sheets. */
export const calendar: Build = (paint) => {
  const tent = new Shape()
  tent.moveTo(-5, 0)
  tent.lineTo(5, 0)
  tent.lineTo(0.3, 14)
  tent.lineTo(-0.3, 14)
  tent.closePath()
  const base = part(slab(tent, 21, { bevelCm: 0.05 }), finish('paper', paint.main))
  base.rotation.y = Math.PI / 2
  base.position.x = -10.5
  const sheet = part(box(20.4, 13, 0.3, 0.1, 0.02), finish('paper', '#fbfaf6'))
  sheet.rotation.x = -0.325
  sheet.position.set(0, 7.6, 2.85)
  const whole = group(base, sheet)
  const wire = finish('chrome', '#c9ccd0')
  for (let ring = 0; ring < 26; ring++) {
    const one = part(tube([[0, 13.2, 0.75], [0, 14.3, 0.5], [0, 14.3, -0.4], [0, 13.4, -0.6]], 0.06, false, 16), wire)
    one.position.x = -9.4 + ring * 0.75
    whole.add(one)
  }
  addGrid(whole, paint.main)
  whole.rotation.y = -0.42
  const print = flatPatch(16, 3.2, 0, 4.2, 0.2)
  print.geometry.rotateX(-0.325)
  print.geometry.translate(0, 7.6, 2.86)
  return { group: whole, areas: { hoja: print }, view: { elevation: 20, azimuth: 0, fill: 0.76 } }
}

/** Blank days instead of numbers: the picture carries no text. */
function addGrid(owner: Group, colour: string): void {
  for (let day = 0; day < 28; day++) {
    const cell = part(box(1.9, 1.15, 0.04, 0.15, 0.01), finish('paper', day === 10 ? colour : '#e9e5dc'))
    const y = 1.8 - Math.floor(day / 7) * 1.55
    cell.position.set(-7.5 + (day % 7) * 2.5, 7.4 + y * 0.947, 3 - y * 0.32)
    cell.rotation.x = -0.325
    owner.add(cell)
  }
}

/** A pot for pens, round or square, with a few pencils inside. */
export const penPot: Build = (paint, options) => {
  const skin = finish(word<Finish>(options, 'finish', 'bamboo'), paint.main)
  const whole = group(part(turn([[0, 0], [3.9, 0, 0.2], [4, 10, 0.15], [3.6, 10, 0.1], [3.5, 0.5]]), skin))
  const inks = [paint.second, '#e0b56a', '#33363b']
  inks.forEach((ink, index) => {
    const stick = part(turn([[0.36, 0], [0.36, 13.5], [0.08, 15.2, 0.05], [0, 15.3]], 12), finish('plastic', ink))
    stick.position.set(-1 + index, 1, 0.4 - index * 0.5)
    stick.rotation.z = 0.12 - index * 0.14
    whole.add(stick)
  })
  return { group: whole, areas: { frente: roundPatch(() => 4, 5, 5, 5.5) }, view: { elevation: 18, azimuth: 0, fill: 0.72 } }
}

/** Coloured flags and notes on a small card. */
export const stickyNotes: Build = (paint) => {
  const card = part(box(13, 8.4, 0.3, 0.3, 0.05), finish('kraft', paint.main))
  card.position.z = 0.15
  const whole = group(card)
  const note = part(box(7, 7, 0.7, 0.05, 0.02), finish('paper', '#f6dd6b'))
  note.position.set(-2.5, 0, 0.6)
  whole.add(note)
  ;['#ef8354', '#7cc6a4', '#6aa9de', '#e57aa5', '#b7d45b'].forEach((colour, index) => {
    const flag = part(box(4.3, 1.15, 0.3, 0.04, 0.01), finish('paper', colour))
    flag.position.set(3.9, 2.9 - index * 1.42, 0.42)
    whole.add(flag)
  })
  const lid = part(box(13, 8.4, 0.22, 0.3, 0.04), finish('kraft', paint.main))
  lid.rotation.x = -2.0
  lid.position.set(0, 4.2 + 1.75, 3.9)
  whole.add(lid)
  return { group: layFlat(whole, 0.35), areas: { tapa: layPatch(flatPatch(5.5, 4.5, -2.5, 0, 0.95), 0.35) }, view: { ...deskView, elevation: 42, fill: 0.72 } }
}

/** A mouse pad, round or square; `desk` is the long one. */
export const mousePad: Build = (paint, options) => {
  const w = number(options, 'width', 24)
  const h = number(options, 'height', 20)
  const shape = options['round'] ? roundedRect(w, w, w / 2) : roundedRect(w, h, 1.2)
  const rubber = part(slab(shape, 0.3, { bevelCm: 0.04, curveSegments: 48 }), finish('rubber', '#1f2022'))
  const top = part(slab(shape, 0.12, { bevelCm: 0.05, curveSegments: 48 }), finish(word<Finish>(options, 'finish', 'fabric'), paint.main))
  top.position.z = 0.27
  const whole = group(rubber, top)
  return { group: layFlat(whole, 0.3), areas: { superficie: layPatch(flatPatch(w * 0.72, (options['round'] ? w : h) * 0.66, 0, 0, 0.38), 0.3) }, view: { ...deskView, elevation: 48, fill: 0.8 } }
}

/** A ribbon for the neck with its hook and, if asked, a badge. */
export const lanyard: Build = (paint, options) => {
  const cloth = finish('nylon', paint.main)
  const ribbon = tube([[0, 0, 0.12], [-1.6, 5, 0.12], [-4.6, 13, 0.12], [-4, 20, 0.12], [0, 23, 0.12], [4, 20, 0.2], [4.6, 13, 0.3], [1.6, 5, 0.3], [0, 0, 0.3]], 0.85, false, 220)
  ribbon.scale(1, 1, 0.12)
  const strap = part(ribbon, cloth)
  strap.position.z = 0.1
  const steel = finish('chrome', '#cdd0d4')
  const crimp = part(box(2, 1.4, 0.5, 0.15, 0.1), steel)
  crimp.position.set(0, -0.4, 0.3)
  const hook = part(tube([[0, -1, 0.3], [-0.75, -2, 0.3], [-0.6, -3.2, 0.3], [0, -3.6, 0.3], [0.6, -3.2, 0.3], [0.75, -2, 0.3]], 0.16, true), steel)
  const whole = group(strap, crimp, hook)
  if (options['badge']) {
    const holder = part(box(9, 12.5, 0.35, 0.6, 0.1), finish('plastic', '#f1f2f3'))
    holder.position.set(0, -10.2, 0.2)
    const stripe = part(box(7.6, 2.6, 0.06, 0.2, 0.02), finish('paper', paint.main))
    stripe.position.set(0, -6.6, 0.4)
    whole.add(holder, stripe)
  }
  const areas = { cinta: layPatch(flatPatch(1.5, 5, -3.6, 10.2, 0.3), 0.25), ...(options['badge'] ? { credencial: layPatch(flatPatch(6.5, 5, 0, -11.5, 0.4), 0.25) } : {}) }
  return { group: layFlat(whole, 0.25), areas, view: { ...deskView, elevation: 62, fill: 0.84 } }
}
