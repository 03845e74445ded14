import { type Finish, finish } from '../finishes.ts'
import { cord, flatPatch, roundedBox, roundedRect, slab, turn } from '../shapes.ts'
import type { View } from '../studio.ts'
import { layFlat, layPatch } from './desk.ts'
import { type Build, groupMeshes, number, part, word } from './model.ts'

const deskView: View = { elevation: 50, azimuth: 0, fill: 0.74 }

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
  const pages = part(
    roundedBox(w - 0.7, h - 0.6, thick - 0.44, 0.4, 0.03),
    finish('paper', word(options, 'pages', '#f4eddc')),
  )
  pages.position.set(0.1, 0, thick / 2)
  const spine = part(roundedBox(0.5, h - 0.02, thick - 0.02, 0.24, 0.2), cover)
  spine.position.set(-w / 2 + 0.26, 0, thick / 2)
  const whole = groupMeshes(back, front, pages, spine)
  if (options.elastic !== false) {
    const band = part(roundedBox(0.55, h + 0.06, thick + 0.12, 0.05, 0.04), finish('nylon', paint.second))
    band.position.set(w / 2 - 1.5, 0, thick / 2)
    whole.add(band)
  }
  const ribbon = part(roundedBox(0.5, 2.2, 0.05, 0.02, 0.01), finish('nylon', paint.second))
  ribbon.position.set(-1.2, -h / 2 - 0.7, thick * 0.3)
  whole.add(ribbon)
  if (options.corner) {
    const plate = part(roundedBox(2.6, 1, 0.06, 0.1, 0.02), finish('chrome', '#cfd2d6'))
    plate.position.set(w / 2 - 3.4, -h / 2 + 1.5, thick)
    whole.add(plate)
  }
  const turned = number(options, 'turned', 0.3)
  const areas = {
    tapa: layPatch(flatPatch(w * 0.58, h * 0.42, -0.5, 0.8, thick), turned),
    inferior: layPatch(flatPatch(w * 0.5, h * 0.14, -0.5, -h * 0.36, thick), turned),
  }
  return { group: layFlat(whole, turned), areas, view: { ...deskView, fill: number(options, 'fill', 0.78) } }
}

/** A leathery folder for A4 sheets, closed. */
export const folder: Build = (paint, options) => {
  const w = 24
  const h = 32
  const cover = finish(word<Finish>(options, 'finish', 'leather'), paint.main)
  const body = part(roundedBox(w, h, 1.8, 0.9, 0.4), cover)
  body.position.z = 0.9
  const seam = part(cord(w - 1.4, h - 1.4, 0.7, 1.78, 0.05), finish('nylon', paint.second))
  const whole = groupMeshes(body)
  if (options.zip) {
    const zip = part(roundedBox(w + 0.1, h + 0.1, 0.3, 0.9, 0.1), finish('metallic', '#8c8f94'))
    zip.position.z = 0.9
    whole.add(zip)
  } else {
    whole.add(seam)
    const flap = part(roundedBox(5, 3.2, 0.5, 0.5, 0.15), cover)
    flap.position.set(w / 2 - 1.6, 0, 1.7)
    const stud = part(
      turn([
        [0, 0.25],
        [0.5, 0.2, 0.15],
        [0.55, 0],
      ]),
      finish('chrome', '#d2d4d8'),
    )
    stud.rotation.x = Math.PI / 2
    stud.position.set(w / 2 - 2.8, 0, 1.95)
    whole.add(flap, stud)
  }
  return {
    group: layFlat(whole, 0.3),
    areas: { tapa: layPatch(flatPatch(10, 7, -2, 3, 1.8), 0.3) },
    view: { ...deskView, fill: 0.8 },
  }
}
