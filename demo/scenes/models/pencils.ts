import { finish } from '../finishes.ts'
import { turn } from '../shapes.ts'
import { type Build, number, part } from './model.ts'
import { barrelPatch, clip, deskView, lie } from './writing.ts'

/** A wooden pencil with six sides, sharpened, with or without its rubber; `short` for coloring. */
export const pencil: Build = (paint, options) => {
  const r = 0.4
  const length = number(options, 'length', 15.5)
  const kraft = options.natural === true
  const coat = kraft ? finish('wood', '#d8b07a') : finish('plastic', paint.main)
  const sides = 6
  const parts = [
    part(
      turn(
        [
          [0, 0],
          [0.08, 0.35],
        ],
        24,
      ),
      finish('matt', '#2a2a2c'),
    ),
    part(
      turn(
        [
          [0.08, 0.35],
          [r * 0.97, 2.2],
        ],
        24,
      ),
      finish('wood', '#dcb483'),
    ),
    part(
      turn(
        [
          [r, 2],
          [r, length],
          [0, length + 0.01],
        ],
        sides,
      ),
      coat,
    ),
  ]
  if (options.rubber) {
    parts.push(
      part(
        turn([
          [r * 0.9, length - 0.05],
          [r * 1.06, length, 0.04],
          [r * 1.06, length + 0.9, 0.04],
          [r * 0.9, length + 0.92],
        ]),
        finish('brass', '#d9b764'),
      ),
    )
    parts.push(
      part(
        turn([
          [r * 0.92, length + 0.8],
          [r * 0.92, length + 1.9, 0.2],
          [0, length + 1.95],
        ]),
        finish('rubber', '#e39a92'),
      ),
    )
  }
  return { group: lie(parts, r), areas: { cuerpo: barrelPatch(r, 5, 11, 0.5) }, view: deskView }
}

/** A text marker with its cap on. */
export const marker: Build = (paint) => {
  const r = 0.75
  const body = finish('plastic', paint.second)
  const cap = finish('plastic', paint.main)
  const parts = [
    part(
      turn([
        [0, 0],
        [r * 0.9, 0.02, 0.2],
        [r, 3.6, 0.1],
        [r * 0.95, 3.65],
      ]),
      cap,
    ),
    part(
      turn([
        [r * 0.88, 3.5],
        [r * 0.92, 3.7, 0.1],
        [r * 0.92, 10, 0.3],
        [r * 0.7, 10.6, 0.2],
        [0, 10.65],
      ]),
      body,
    ),
    part(clip(0.5, 3, r), cap),
  ]
  return {
    group: lie(parts, r),
    areas: { cuerpo: barrelPatch(r * 0.93, 4.6, 8.8, 0.8) },
    view: { ...deskView, fill: 0.66 },
  }
}
