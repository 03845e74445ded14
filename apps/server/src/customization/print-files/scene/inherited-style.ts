import type { SvgNode } from '@estampa/artwork/drawing/svg-nodes'
import { lengthOf, type Viewport } from './shapes.ts'

export type InheritedStyle = ReadonlyMap<string, string>

const inherited = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset clip-rule visibility paint-order`.split(/\s+/),
)

export function inherit(around: InheritedStyle, attributes: SvgNode['attributes']): InheritedStyle {
  const looks = new Map(around)
  for (const [name, value] of attributes) {
    if (inherited.has(name) && value.trim() !== 'inherit') looks.set(name, value.trim())
  }
  return looks
}

export function styleOf(mark: SvgNode, around: SvgNode, name: string): string | undefined {
  return mark.attributes.get(name) ?? around.attributes.get(name)
}

export type StrokeStyle = {
  /** In the units of its shape. */
  readonly width: number
  readonly cap: 'butt' | 'round' | 'square'
  readonly join: 'miter' | 'round' | 'bevel'
  readonly miter: number
  readonly dash: readonly number[]
  readonly phase: number
}

export function strokeOf(looks: InheritedStyle, viewport: Viewport): StrokeStyle {
  const whole = Math.sqrt((viewport.width ** 2 + viewport.height ** 2) / 2)
  const dash = (looks.get('stroke-dasharray') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => lengthOf(one, whole, Number.NaN))
  const isDashed = dash.every((one) => one >= 0) && dash.some((one) => one > 0)
  return {
    width: lengthOf(looks.get('stroke-width'), whole, 1),
    cap: oneOf(looks.get('stroke-linecap'), ['butt', 'round', 'square']),
    join: oneOf(looks.get('stroke-linejoin'), ['miter', 'round', 'bevel']),
    miter: Math.max(1, lengthOf(looks.get('stroke-miterlimit'), 1, 4)),
    dash: isDashed ? (dash.length % 2 === 0 ? dash : [...dash, ...dash]) : [],
    phase: lengthOf(looks.get('stroke-dashoffset'), whole),
  }
}

function oneOf<Word extends string>(value: string | undefined, words: readonly [Word, ...Word[]]): Word {
  return words.find((word) => word === value) ?? words[0]
}
