import { type Finish, finish } from '../finishes.ts'
import { flatPatch, type Patch, roundedBox, surface, tube, turn } from '../shapes.ts'
import type { View } from '../studio.ts'
import { layFlat, layPatch } from './desk.ts'
import { type Build, groupMeshes, number, part, word } from './model.ts'

const deskView: View = { elevation: 44, azimuth: 0, fill: 0.68 }

/** A flat battery with its charge lights and sockets; may have a wooden face. */
export const powerBank: Build = (paint, options) => {
  const w = number(options, 'width', 7)
  const h = number(options, 'height', 14)
  const thick = number(options, 'thick', 1.5)
  const body = part(
    roundedBox(w, h, thick, number(options, 'corner', 1.1), 0.35),
    finish(word<Finish>(options, 'finish', 'softTouch'), paint.main),
  )
  body.position.z = thick / 2
  const whole = groupMeshes(body)
  if (options.face) {
    const face = part(
      roundedBox(w - 0.7, h - 0.7, 0.14, 0.8, 0.04),
      finish(word<Finish>(options, 'face', 'bamboo'), word(options, 'faceColour', '#d3a76b')),
    )
    face.position.z = thick + 0.02
    whole.add(face)
  }
  for (let light = 0; light < 4; light++) {
    const dot = part(
      turn(
        [
          [0, 0.04],
          [0.12, 0.04],
          [0.12, 0],
        ],
        20,
      ),
      finish('screen', light < 3 ? '#bfe8ff' : '#7d858c'),
    )
    dot.rotation.x = Math.PI / 2
    dot.position.set(-w / 2 + 1.1 + light * 0.5, -h / 2 + 1.1, thick + 0.06)
    whole.add(dot)
  }
  for (const x of [-1.4, 1.2]) {
    const socket = part(roundedBox(1.2, 0.2, 0.5, 0.08, 0.03), finish('steel', '#54575b'))
    socket.position.set(x, -h / 2 - 0.01, thick / 2)
    whole.add(socket)
  }
  const turned = 0.5
  return {
    group: layFlat(whole, turned),
    areas: { frente: layPatch(flatPatch(w * 0.62, h * 0.5, 0, 0.8, thick + 0.09), turned) },
    view: { ...deskView, fill: 0.66 },
  }
}

/** A round or square pad that charges without a plug, with its cable. */
export const charger: Build = (paint, options) => {
  const r = 5
  const skin = finish(word<Finish>(options, 'finish', 'softTouch'), paint.main)
  const pad = options.square
    ? part(roundedBox(10, 10, 1, 1.6, 0.25), skin)
    : part(
        turn([
          [0, 0],
          [r - 0.3, 0, 0.2],
          [r, 0.5, 0.3],
          [r - 0.1, 0.95, 0.2],
          [0, 1],
        ]),
        skin,
      )
  if (options.square) {
    pad.rotation.x = -Math.PI / 2
    pad.position.y = 0.5
  }
  const ring = part(
    turn([
      [r * 0.52, 1],
      [r * 0.55, 1.06, 0.03],
      [r * 0.58, 1],
    ]),
    finish('rubber', paint.second),
  )
  const cable = part(
    tube(
      [
        [4.6, 0.5, -1],
        [7, 0.25, -2],
        [8.4, 0.2, 0.4],
        [6.6, 0.2, 3.4],
        [3, 0.2, 5.6],
        [-2, 0.2, 6.4],
      ],
      0.2,
    ),
    finish('rubber', paint.second),
  )
  const plug = part(roundedBox(1.6, 0.7, 0.5, 0.15, 0.1), finish('plastic', paint.second))
  plug.position.set(-2.7, 0.25, 6.4)
  const whole = groupMeshes(pad, ring, cable, plug)
  const print: Patch = {
    geometry: surface((u, v) => [(u - 0.5) * 4.4, 1.05, (0.5 - v) * 4.4], 2, 2),
    widthCm: 4.5,
    heightCm: 4.5,
  }
  return { group: whole, areas: { superficie: print }, view: { ...deskView, elevation: 40, fill: 0.74 } }
}

/** A short cable with three plugs, on a ring. */
export const cable: Build = (paint) => {
  const disc = part(
    turn([
      [0, 0],
      [1.9, 0, 0.2],
      [2, 0.5, 0.3],
      [1.9, 1, 0.2],
      [0, 1.02],
    ]),
    finish('plastic', paint.main),
  )
  const whole = groupMeshes(disc)
  const ends = [
    [-4.5, 6.8],
    [-1.2, 8],
    [2.2, 7.4],
  ] as const
  ends.forEach(([x, z], index) => {
    whole.add(
      part(
        tube(
          [
            [-0.5 + index * 0.5, 0.5, 1.8],
            [x * 0.4, 0.35, 4],
            [x, 0.3, z],
          ],
          0.24,
        ),
        finish('nylon', paint.second),
      ),
    )
    const plug = part(roundedBox(0.9, 0.5, 1.6, 0.15, 0.1), finish('softTouch', paint.second))
    plug.position.set(x, 0.32, z + 0.6)
    const tip = part(roundedBox(0.62, 0.28, 0.8, 0.08, 0.04), finish('chrome', '#cfd2d6'))
    tip.position.set(x, 0.32, z + 1.6)
    whole.add(plug, tip)
  })
  whole.add(
    part(
      tube(
        [
          [0.4, 0.5, -1.8],
          [2, 0.35, -4],
          [3.4, 0.3, -5.4],
        ],
        0.26,
      ),
      finish('nylon', paint.second),
    ),
  )
  const usbA = part(roundedBox(1.3, 0.6, 2, 0.1, 0.08), finish('chrome', '#cfd2d6'))
  usbA.position.set(3.7, 0.32, -6.2)
  usbA.rotation.y = -0.5
  whole.add(usbA)
  whole.rotation.y = 0.6
  const print: Patch = {
    geometry: surface((u, v) => [(u - 0.5) * 2.5, 1.06, (0.5 - v) * 2.5], 2, 2),
    widthCm: 2.5,
    heightCm: 2.5,
  }
  print.geometry.rotateY(0.6)
  return { group: whole, areas: { disco: print }, view: { ...deskView, elevation: 52, fill: 0.78 } }
}
