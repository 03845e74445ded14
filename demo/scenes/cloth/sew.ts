import {
  emptyField,
  pxPerUnit,
  readSketch,
  type ScalarField,
  shiftField,
  sidePx,
  sketch,
  softenField,
} from './field.ts'
import { board, type ClothLayer, type Crease, type Garment, type Slot } from './layer.ts'
import { reliefOf, rumpleAt } from './weave.ts'

/** A garment under the lamp, without color yet: how light each pixel is, and which dye it takes. */
export type SewnGarment = {
  readonly light: ScalarField
  readonly sheen: ScalarField
  readonly cover: ScalarField
  readonly dyes: ReadonlyMap<Slot, ScalarField>
}

const lamp = normalized(-0.42, -0.62, 0.66)
const flatLight = lamp[2]

function normalized(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

export function sew(garment: Garment): SewnGarment {
  const light = emptyField(1)
  const sheen = emptyField()
  const cover = emptyField()
  const dyes = new Map<Slot, ScalarField>()
  garment.layers.forEach((layer, index) => {
    const mask = drawMask(layer)
    throwShadow(light, mask, layer.lift ?? 5)
    const height = raise(layer, mask, garment.seed + index * 7)
    shade(layer, mask, height, light, sheen)
    for (let at = 0; at < mask.length; at++) {
      const here = mask[at] as number
      if (here === 0) continue
      for (const dye of dyes.values()) dye[at] = (dye[at] as number) * (1 - here)
      cover[at] = Math.max(cover[at] as number, here)
    }
    const dye = dyes.get(layer.slot) ?? emptyField()
    for (let at = 0; at < mask.length; at++) dye[at] = (dye[at] as number) + (mask[at] as number)
    dyes.set(layer.slot, dye)
  })
  return { light, sheen, cover, dyes }
}

type Sides = Pick<ClothLayer, 'mirrored' | 'flipped'>

/** Draws at the side or sides where the layer lies. */
function onSides(ink: CanvasRenderingContext2D, sides: Sides, draw: () => void): void {
  if (!sides.flipped) draw()
  if (!sides.mirrored && !sides.flipped) return
  ink.setTransform(-pxPerUnit, 0, 0, pxPerUnit, board * pxPerUnit, 0)
  draw()
}

function drawMask(layer: ClothLayer): ScalarField {
  const ink = sketch()
  onSides(ink, layer, () => trace(ink, layer.path, layer.stroke))
  return readSketch(ink)
}

function trace(ink: CanvasRenderingContext2D, path: string, stroke?: number): void {
  const line = new Path2D(path)
  if (stroke === undefined) ink.fill(line)
  else {
    ink.lineWidth = stroke
    ink.lineCap = 'butt'
    ink.stroke(line)
  }
}

function throwShadow(light: ScalarField, mask: ScalarField, lift: number): void {
  if (lift <= 0) return
  const cast = softenField(
    shiftField(mask, Math.round(lift * 0.55 * pxPerUnit), Math.round(lift * 0.9 * pxPerUnit)),
    lift * 1.5,
  )
  const tight = softenField(mask, 3.2)
  for (let at = 0; at < light.length; at++) {
    light[at] = (light[at] as number) * (1 - 0.36 * (cast[at] as number)) * (1 - 0.3 * (tight[at] as number))
  }
}

function raise(layer: ClothLayer, mask: ScalarField, seed: number): ScalarField {
  const height = emptyField()
  const edge = softenField(mask, layer.round ?? 7)
  const puff = (layer.puff ?? 6) * pxPerUnit
  const trunk = layer.body ? softenField(mask, 95) : undefined
  const creases = layer.creases ? drawCreases(layer.creases, layer.flipped ?? false) : undefined
  const seams = layer.seams ? drawLines(layer.seams, 3.4, layer) : undefined
  const stitches = layer.stitches ? drawStitches(layer.stitches, layer) : undefined
  const relief = reliefOf(layer)
  const rumple = (layer.rumple ?? 0.5) * pxPerUnit
  for (let at = 0; at < height.length; at++) {
    if ((mask[at] as number) < 0.01 && (edge[at] as number) < 0.04) continue
    const x = at % sidePx
    const y = (at / sidePx) | 0
    const inward = Math.max(0, (edge[at] as number) * 2 - 1)
    let h = puff * Math.sqrt(inward) + relief(x, y) + rumple * rumpleAt(x, y, layer.drape ?? 0, seed)
    if (trunk) h += (layer.body ?? 0) * pxPerUnit * (trunk[at] as number)
    if (creases) h += creases[at] as number
    if (seams) h -= (seams[at] as number) * 3.2
    if (stitches) h += (stitches[at] as number) * 1.5
    height[at] = h
  }
  return height
}

function drawLines(lines: readonly string[], width: number, sides: Sides): ScalarField {
  const ink = sketch()
  onSides(ink, sides, () => {
    for (const line of lines) trace(ink, line, width)
  })
  return softenField(readSketch(ink), 1.3)
}

function drawStitches(lines: readonly string[], sides: Sides): ScalarField {
  const ink = sketch()
  ink.setLineDash([5.2, 3])
  onSides(ink, sides, () => {
    for (const line of lines) trace(ink, line, 1.9)
  })
  ink.setLineDash([])
  return readSketch(ink)
}

/** Each crease is a ridge that fades at both ends with a valley on its far side from the lamp. */
function drawCreases(creases: readonly Crease[], flipped: boolean): ScalarField {
  const total = emptyField()
  for (const sign of [1, -1]) {
    const ink = sketch()
    ink.globalCompositeOperation = 'lighter'
    for (const crease of creases) drawCrease(ink, crease, sign, flipped)
    const soft = softenField(readSketch(ink), 9)
    for (let at = 0; at < total.length; at++)
      total[at] = (total[at] as number) + sign * (soft[at] as number) * 30 * pxPerUnit
  }
  return total
}

function drawCrease(ink: CanvasRenderingContext2D, crease: Crease, sign: number, flipped: boolean): void {
  const steps = 44
  const flip = (x: number) => (flipped ? board - x : x)
  const across = Math.hypot(crease.to[0] - crease.from[0], crease.to[1] - crease.from[1]) || 1
  const [nx, ny] = [(crease.to[1] - crease.from[1]) / across, -(crease.to[0] - crease.from[0]) / across]
  const rising = sign * crease.depth > 0
  const offset = rising ? 0 : crease.width * 0.9
  const strength = Math.min(1, Math.abs(crease.depth) / 30) * 0.22 * (rising ? 1 : 0.8)
  ink.fillStyle = `rgba(255,255,255,${strength})`
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const x =
      (1 - t) ** 2 * crease.from[0] + 2 * t * (1 - t) * crease.bend[0] + t * t * crease.to[0] + nx * offset
    const y =
      (1 - t) ** 2 * crease.from[1] + 2 * t * (1 - t) * crease.bend[1] + t * t * crease.to[1] + ny * offset
    const r = crease.width * (0.25 + 0.75 * Math.sin(Math.PI * Math.min(1, t * 1.15 + 0.08))) * 0.55
    ink.beginPath()
    ink.arc(flip(x), y, Math.max(0.5, r), 0, Math.PI * 2)
    ink.fill()
  }
}

const shininess: Partial<Record<ClothLayer['weave'], number>> = {
  nylon: 0.34,
  plain: 0.3,
  woven: 0.12,
  rib: 0.06,
}

function shade(
  layer: ClothLayer,
  mask: ScalarField,
  height: ScalarField,
  light: ScalarField,
  sheen: ScalarField,
): void {
  const hollow = softenField(height, 16)
  const shiny = shininess[layer.weave] ?? 0.05
  const level = 1 - (layer.shade ?? 0)
  for (let y = 1; y < sidePx - 1; y++) {
    for (let x = 1; x < sidePx - 1; x++) {
      const at = y * sidePx + x
      const here = mask[at] as number
      if (here === 0) continue
      const dx = ((height[at + 1] as number) - (height[at - 1] as number)) * 0.5
      const dy = ((height[at + sidePx] as number) - (height[at - sidePx] as number)) * 0.5
      const steep = 1 / Math.sqrt(dx * dx + dy * dy + 1)
      const facing = (-dx * lamp[0] - dy * lamp[1] + lamp[2]) * steep
      const lit = 0.4 + 0.6 * (Math.max(0, facing) / flatLight)
      const depth = ((height[at] as number) - (hollow[at] as number)) * 0.012
      const closed = Math.max(0.62, Math.min(1.1, 1 + (depth < 0 ? depth * 1.7 : depth * 0.6)))
      const glint = Math.max(0, (-dx * -0.24 - dy * -0.36 + 0.9) * steep) ** 14
      light[at] = (light[at] as number) * (1 - here) + Math.min(1.42, lit * closed) * level * here
      sheen[at] =
        (sheen[at] as number) * (1 - here) + (shiny * glint * 0.35 + (1 - steep) * 0.09) * level * here
    }
  }
}
