import { drawMark, type Mark } from '../marks.ts'
import { type Ground, paintGround } from '../studio.ts'
import { emptyField, pxPerUnit, readSketch, shiftField, sidePx, sketch, softenField } from './field.ts'
import type { ClothArea, Slot } from './layer.ts'
import type { SewnGarment } from './sew.ts'

export type Dyes = { readonly main: string; readonly second: string; readonly heather?: boolean }
export type Print = {
  readonly area: ClothArea
  readonly mark: Mark
  readonly colour: string
  readonly sewn: boolean
  readonly scale: number
}
type Rgb = readonly [number, number, number]

/** Colors are mixed in linear light, as lamps do. */
function linear(hex: string): Rgb {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return [channel(1), channel(3), channel(5)]
}

const fixed: Partial<Record<Slot, string>> = { light: '#efece6', metal: '#b9bcc0', dark: '#25272b' }

function dyeOf(slot: Slot, dyes: Dyes): Rgb {
  const set = fixed[slot]
  if (set) return linear(set)
  if (slot === 'second') return linear(dyes.second)
  const main = linear(dyes.main)
  return slot === 'inside' ? [main[0] * 0.6, main[1] * 0.6, main[2] * 0.6] : main
}

export function dye(
  sewn: SewnGarment,
  dyes: Dyes,
  ground: Ground,
  stands: boolean,
  print?: Print,
): HTMLCanvasElement {
  const ink = sketch()
  ink.setTransform(1, 0, 0, 1, 0, 0)
  paintGround(ink, { widthPx: sidePx, heightPx: sidePx, ground })
  const image = ink.getImageData(0, 0, sidePx, sidePx)
  const under = groundLight(sewn.cover, stands)
  const stamp = print ? stampOf(print) : undefined
  const slots = [...sewn.dyes].map(([slot, share]) => ({
    share,
    colour: dyeOf(slot, dyes),
    heather: dyes.heather === true && slot !== 'second',
  }))
  const inkColor = print ? linear(print.colour) : undefined
  for (let at = 0; at < under.length; at++) {
    const cover = sewn.cover[at] as number
    for (let channel = 0; channel < 3; channel++) {
      const byte = at * 4 + channel
      const behind = ((image.data[byte] as number) / 255) ** 2.2 * (under[at] as number)
      if (cover === 0) {
        image.data[byte] = 255 * behind ** (1 / 2.2)
        continue
      }
      let base = 0
      for (const { share, colour, heather } of slots)
        base += (share[at] as number) * (colour[channel] as number) * (heather ? melange(at) : 1)
      const printed = stamp ? (stamp[at] as number) : 0
      if (inkColor && printed > 0)
        base = base * (1 - printed) + (inkColor[channel] as number) * printed * (print?.sewn ? thread(at) : 1)
      const cloth =
        base * (sewn.light[at] as number) ** 1.25 +
        (sewn.sheen[at] as number) * (0.35 + 0.3 * Math.sqrt(base)) +
        0.003
      image.data[byte] = 255 * Math.min(1, cloth * cover + behind * (1 - cover)) ** (1 / 2.2)
    }
  }
  ink.putImageData(image, 0, 0)
  const canvas = document.createElement('canvas')
  canvas.width = sidePx
  canvas.height = sidePx
  canvas.getContext('2d')?.drawImage(ink.canvas, 0, 0)
  return canvas
}

/** How much of each pixel the cloth covers, and the cloth with its shadow. */
export function coverOf(sewn: SewnGarment, stands: boolean): { goods: Float32Array; opacity: Float32Array } {
  const light = groundLight(sewn.cover, stands)
  return {
    goods: sewn.cover,
    opacity: sewn.cover.map((share, at) => 1 - (1 - share) * (light[at] as number) ** (1 / 2.2)),
  }
}

/** Two shades of one thread, as in gray melange. */
function melange(at: number): number {
  const x = at % sidePx
  const y = (at / sidePx) | 0
  let hash = Math.imul((x >> 2) + Math.imul(y >> 1, 57), 2654435761)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return 0.86 + (((hash ^ (hash >>> 13)) >>> 0) / 4294967296) * 0.3
}

function thread(at: number): number {
  const x = at % sidePx
  const y = (at / sidePx) | 0
  return 0.86 + 0.2 * Math.sin((x + y * 0.55) * 1.7)
}

/** A garment that lies: a close shadow and a wide one. A bag that stands: one under its foot. */
function groundLight(cover: Float32Array, stands: boolean): Float32Array {
  const light = emptyField(1)
  const near = softenField(
    shiftField(cover, Math.round(5 * pxPerUnit), Math.round((stands ? 4 : 8) * pxPerUnit)),
    9,
  )
  const far = softenField(
    shiftField(cover, Math.round(16 * pxPerUnit), Math.round((stands ? 10 : 26) * pxPerUnit)),
    40,
  )
  const foot = stands ? footOf(cover) : undefined
  for (let at = 0; at < light.length; at++) {
    const dark =
      (1 - (stands ? 0.16 : 0.34) * (near[at] as number)) * (1 - (stands ? 0.12 : 0.24) * (far[at] as number))
    light[at] = dark * (foot ? 1 - 0.62 * (foot[at] as number) : 1)
  }
  return light
}

function footOf(cover: Float32Array): Float32Array {
  let bottom = 0
  for (let at = 0; at < cover.length; at++) if ((cover[at] as number) > 0.5) bottom = (at / sidePx) | 0
  const flat = emptyField()
  for (let x = 0; x < sidePx; x++) {
    let low = 0
    for (let y = bottom - 60; y <= bottom; y++) if ((cover[y * sidePx + x] as number) > 0.5) low = y
    if (low < bottom - 46) continue
    for (let y = low - 8; y < low + 12 && y < sidePx; y++) flat[y * sidePx + x] = 1
  }
  const tight = softenField(flat, 6)
  const wide = softenField(shiftField(flat, 14, 8), 22)
  for (let at = 0; at < flat.length; at++)
    flat[at] = Math.min(1, (tight[at] as number) * 0.7 + (wide[at] as number) * 0.8)
  return flat
}

function stampOf(print: Print): Float32Array {
  const { area } = print
  const ink = sketch()
  const side = Math.min(area.width, area.height) * print.scale
  const mark = drawMark(print.mark, '#ffffff', 600, 600)
  ink.drawImage(mark, area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side)
  return readSketch(ink)
}
