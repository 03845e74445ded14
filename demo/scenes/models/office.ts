import { type Group, Shape } from 'three'
import { type Finish, finish } from '../finishes.ts'
import { flatPatch, roundedBox, roundedRect, roundPatch, slab, tube, turn } from '../shapes.ts'
import type { View } from '../studio.ts'
import { layFlat, layPatch } from './desk.ts'
import { type Build, groupMeshes, number, part, word } from './model.ts'

const deskView: View = { elevation: 50, azimuth: 0, fill: 0.74 }

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
  const sheet = groupMeshes(part(roundedBox(20.4, 13, 0.3, 0.1, 0.02), finish('paper', '#fbfaf6')))
  addGrid(sheet, paint.main)
  sheet.rotation.x = -0.325
  sheet.position.set(0, 7.6, 2.85)
  const whole = groupMeshes(base, sheet)
  const wire = finish('chrome', '#c9ccd0')
  for (let ring = 0; ring < 26; ring++) {
    const one = part(
      tube(
        [
          [0, 13.2, 0.75],
          [0, 14.3, 0.5],
          [0, 14.3, -0.4],
          [0, 13.4, -0.6],
        ],
        0.06,
        false,
        16,
      ),
      wire,
    )
    one.position.x = -9.4 + ring * 0.75
    whole.add(one)
  }
  whole.rotation.y = -0.42
  const print = flatPatch(16, 3.2, 0, -4.3, 0.2)
  print.geometry.rotateX(-0.325)
  print.geometry.translate(0, 7.6, 2.86)
  return { group: whole, areas: { hoja: print }, view: { elevation: 20, azimuth: 0, fill: 0.76 } }
}

/** Blank days instead of numbers: the picture carries no text. */
function addGrid(owner: Group, color: string): void {
  for (let day = 0; day < 28; day++) {
    const cell = part(
      roundedBox(1.9, 1.15, 0.04, 0.15, 0.01),
      finish('paper', day === 10 ? color : '#e9e5dc'),
    )
    cell.position.set(-7.5 + (day % 7) * 2.5, 4.6 - Math.floor(day / 7) * 1.7, 0.16)
    owner.add(cell)
  }
}

/** A pot for pens, round or square, with a few pencils inside. */
export const penPot: Build = (paint, options) => {
  const skin = finish(word<Finish>(options, 'finish', 'bamboo'), paint.main)
  const whole = groupMeshes(
    part(
      turn([
        [0, 0],
        [3.9, 0, 0.2],
        [4, 10, 0.15],
        [3.6, 10, 0.1],
        [3.5, 0.5],
      ]),
      skin,
    ),
  )
  const inks = [paint.second, '#e0b56a', '#33363b']
  inks.forEach((ink, index) => {
    const stick = part(
      turn(
        [
          [0.36, 0],
          [0.36, 13.5],
          [0.08, 15.2, 0.05],
          [0, 15.3],
        ],
        12,
      ),
      finish('plastic', ink),
    )
    stick.position.set(-1 + index, 1, 0.4 - index * 0.5)
    stick.rotation.z = 0.12 - index * 0.14
    whole.add(stick)
  })
  return {
    group: whole,
    areas: { frente: roundPatch(() => 4, 5, 5, 5.5) },
    view: { elevation: 18, azimuth: 0, fill: 0.72 },
  }
}

/** Colored flags and notes on a small card. */
export const stickyNotes: Build = (paint) => {
  const card = part(roundedBox(13, 8.4, 0.3, 0.3, 0.05), finish('kraft', paint.main))
  card.position.z = 0.15
  const whole = groupMeshes(card)
  const note = part(roundedBox(7, 7, 0.7, 0.05, 0.02), finish('paper', '#f6dd6b'))
  note.position.set(-2.5, 0, 0.6)
  whole.add(note)
  ;['#ef8354', '#7cc6a4', '#6aa9de', '#e57aa5', '#b7d45b'].forEach((color, index) => {
    const flag = part(roundedBox(4.3, 1.15, 0.3, 0.04, 0.01), finish('paper', color))
    flag.position.set(3.9, 2.9 - index * 1.42, 0.42)
    whole.add(flag)
  })
  const lid = part(roundedBox(13, 8.4, 0.22, 0.3, 0.04), finish('kraft', paint.main))
  lid.rotation.x = -2.0
  lid.position.set(0, 4.2 + 1.75, 3.9)
  whole.add(lid)
  return {
    group: layFlat(whole, 0.35),
    areas: { tapa: layPatch(flatPatch(5.5, 4.5, -2.5, 0, 0.95), 0.35) },
    view: { ...deskView, elevation: 42, fill: 0.72 },
  }
}

/** A mouse pad, round or square; `desk` is the long one. */
export const mousePad: Build = (paint, options) => {
  const w = number(options, 'width', 24)
  const h = number(options, 'height', 20)
  const shape = options.round ? roundedRect(w, w, w / 2) : roundedRect(w, h, 1.2)
  const rubber = part(slab(shape, 0.3, { bevelCm: 0.04, curveSegments: 48 }), finish('rubber', '#1f2022'))
  const top = part(
    slab(shape, 0.12, { bevelCm: 0.05, curveSegments: 48 }),
    finish(word<Finish>(options, 'finish', 'fabric'), paint.main),
  )
  top.position.z = 0.27
  const whole = groupMeshes(rubber, top)
  return {
    group: layFlat(whole, 0.3),
    areas: { superficie: layPatch(flatPatch(w * 0.72, (options.round ? w : h) * 0.66, 0, 0, 0.38), 0.3) },
    view: { ...deskView, elevation: 48, fill: 0.8 },
  }
}
