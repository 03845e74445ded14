import { type LaserMark, laserMarkOn } from './laser-mark.ts'
import { type Light, linearOf, luminance } from './light.ts'
import type { ArtLayer } from './warp.ts'

export type MockupFinish = 'ink' | 'film' | 'varnish' | 'sublimation' | 'laser' | 'deboss' | 'embroidery'

/** One pixel: what is printed there (linear, 0…1), how much of it, and the product below. */
export type PaintSpot = {
  /** In the layer. */
  index: number
  cover: number
  readonly ink: Float32Array
  readonly below: Float32Array
  /** The visible pixels. */
  readonly seen: Float32Array
}
export type Painter = (spot: PaintSpot) => void

/** From where edges are lit, degrees clockwise from the top, and what the art lies on where it is not what is seen; linear. */
export type Lamp = {
  readonly direction: number
  readonly ground: readonly [number, number, number] | null
}

/** How each look is painted on this material in this light. */
export function painterOf(finish: MockupFinish, layer: ArtLayer, light: Light, lamp: Lamp): Painter {
  const { ground } = lamp
  switch (finish) {
    case 'ink':
      return inkPainter(layer, light, { gloss: 0.45, relief: 0 }, lamp)
    case 'film':
      return inkPainter(layer, light, { gloss: 0.55, relief: 0.05 }, lamp)
    case 'varnish':
      return inkPainter(layer, light, { gloss: 0.9, relief: 0.09 }, lamp)
    case 'sublimation':
      return (ground ? luminance(...ground) : light.lightness) < MIN_SUBLIMATION_LIGHTNESS
        ? inkPainter(layer, light, { gloss: 0.6, relief: 0 }, lamp)
        : sublimationPainter(light, ground)
    case 'laser':
      return laserPainter(layer, light, lamp)
    case 'deboss':
      return debossPainter(layer, light, lamp)
    case 'embroidery':
      return embroideryPainter(light)
  }
}

/** Gas shows on light grounds only: what is darker is coated white first. */
const MIN_SUBLIMATION_LIGHTNESS = 0.25
/** No pigment swallows all light, and white paper gives back this much of it. */
const pigment = (part: number) => 0.012 + 0.87 * part

/** Lies on the material: its own color in the product's light, below what the surface mirrors. */
function inkPainter(
  layer: ArtLayer,
  light: Light,
  film: { gloss: number; relief: number },
  lamp: Lamp,
): Painter {
  const edgeAt = film.relief === 0 ? () => 0 : edgeOf(layer, lamp)
  return ({ index, cover, ink, below, seen }) => {
    const shade = light.shade[index] as number
    const added = (light.shine[index] as number) * film.gloss + edgeAt(index) * film.relief
    for (let channel = 0; channel < 3; channel++) {
      const printed = pigment(ink[channel] as number) * shade + added
      seen[channel] = (below[channel] as number) * (1 - cover) + printed * cover
    }
  }
}

/** Part of the material: takes away from what it gives back. What the glaze above mirrors stays. */
function sublimationPainter(light: Light, ground: Lamp['ground']): Painter {
  return ({ index, cover, ink, below, seen }) => {
    const mirrored = (light.shine[index] as number) * 0.6
    const relit = light.relit?.[index] ?? 1
    for (let channel = 0; channel < 3; channel++) {
      const own = ground
        ? (ground[channel] as number) * (light.shade[index] as number)
        : Math.max(0, (below[channel] as number) - mirrored) * relit
      const dyed = own * (0.02 + 0.98 * (ink[channel] as number)) + mirrored
      seen[channel] = (below[channel] as number) * (1 - cover) + dyed * cover
    }
  }
}

/** The effect of the laser on a material: it bares the metal under a coat, burns wood and leather, dulls bare metal. */
function laserPainter(layer: ArtLayer, light: Light, lamp: Lamp): Painter {
  const depthAt = depthOf(layer)
  const edgeAt = edgeOf(layer, lamp)
  const mark: LaserMark = lamp.ground
    ? { bares: true, colour: lamp.ground }
    : laserMarkOn(light.base, light.lightness)
  return ({ index, cover, ink, below, seen }) => {
    const share = cover * depthAt(ink)
    const shade = light.shade[index] as number
    const shine = (light.shine[index] as number) * 0.7
    const edge = edgeAt(index) * 0.06
    const relit = light.relit?.[index] ?? 1
    for (let channel = 0; channel < 3; channel++) {
      const plain = below[channel] as number
      const part = mark.colour[channel] as number
      const marked = mark.bares ? part * shade + shine : plain * part * relit
      seen[channel] = plain * (1 - share) + marked * share - edge * Math.max(plain, marked)
    }
  }
}

/** A laser has one tone: the darkest color of the art goes deepest, white is left alone beside darker ones. */
function depthOf({ data }: ArtLayer): (ink: Float32Array) => number {
  let darkest = 1
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number
    if (alpha < 250) continue
    const byte = (channel: number) => ((data[at + channel] as number) * 255) / alpha
    darkest = Math.min(darkest, luminance(linearOf(byte(0)), linearOf(byte(1)), linearOf(byte(2))))
  }
  if (darkest > 0.75) return () => 1
  return (ink) => {
    const own = luminance(ink[0] as number, ink[1] as number, ink[2] as number)
    return Math.min(1, Math.max(0, 1 - (Math.sqrt(own) - Math.sqrt(darkest)) / (1 - Math.sqrt(darkest))))
  }
}

/** Pressed into the material: no ink, only a hollow with a lit and a dark side. */
function debossPainter(layer: ArtLayer, light: Light, lamp: Lamp): Painter {
  const edgeAt = edgeOf(layer, lamp)
  return ({ index, cover, below, seen }) => {
    const edge = edgeAt(index)
    const relit = 1 + ((light.relit?.[index] ?? 1) - 1) * cover
    for (let channel = 0; channel < 3; channel++) {
      const plain = below[channel] as number
      seen[channel] = plain * (1 - 0.2 * cover) * relit - edge * (0.4 * plain + 0.012)
    }
  }
}

/** Thread hides the weave below: only the large folds are seen through it. Its own light is in the art. */
function embroideryPainter(light: Light): Painter {
  return ({ index, cover, ink, below, seen }) => {
    const shade = (light.shade[index] as number) ** 0.6
    for (let channel = 0; channel < 3; channel++) {
      seen[channel] = (below[channel] as number) * (1 - cover) + (ink[channel] as number) * shade * cover
    }
  }
}

/** How the opacity rises from the side where the lamp is to the other one: −1…1. */
function edgeOf({ data, width, height }: ArtLayer, { direction }: Lamp): (index: number) => number {
  const radians = (direction * Math.PI) / 180
  const across = Math.round(-Math.sin(radians) * Math.SQRT2)
  const down = Math.round(Math.cos(radians) * Math.SQRT2)
  const step = down * width + across
  const last = width * (height - 1) - 1
  return (index) => {
    if (index <= width || index >= last) return 0
    return ((data[(index + step) * 4 + 3] as number) - (data[(index - step) * 4 + 3] as number)) / 255
  }
}
