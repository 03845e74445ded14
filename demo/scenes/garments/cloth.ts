import { type Bounds, clamp, type Point } from './lines.ts'
import type { Spot } from './spot.ts'

/** A part that may be printed: its middle, its sides in centimeters, and how it is turned. */
export type ClothArea = { readonly middle: Point; readonly size: Point; readonly turn: number }

/** A fold that the cloth falls over: its line, its height and its width in centimeters. */
export type Ridge = {
  readonly line: readonly Point[]
  readonly height: number
  readonly width: number
}

/** A number between two others, the same in every run. */
export type Random = (low: number, high: number) => number

/**
 * One layer of cloth: what drape, relief and light have to know of it. Points are those of its pattern, as it was cut, in
 * centimeters with y downwards.
 */
export type Cloth = {
  readonly bounds: Bounds
  /** The share of the picture's side that it takes. */
  readonly fill: number
  /** Thick cloth has fewer folds and softer ones, filled cloth hardly any. */
  readonly softness: number
  /** How much a smooth shell shines, beyond the broad gloss of all cloth. */
  readonly shine?: number
  /** Its yarns are dyed unevenly. */
  readonly isMottled?: boolean
  /** How dark the shadow on the table gets at most, where it is not as deep as it falls. */
  readonly deepestShadow?: number
  /** Positive on the cloth, as far as it is to its edge. */
  within(x: number, y: number): number
  /** How far it is to where this layer and the one below are one. */
  fromFold(x: number, y: number): number
  /** Where a point comes to lie when it is laid down, before it falls. */
  laid(point: Point, seed: number): Point
  /** How much a point stays as it was laid, 0 to 1. */
  hold(x: number, y: number): number
  /** How far it is kept off the layer below, beside its folds. */
  lift(x: number, y: number): number
  stiffness(x: number, y: number): number
  ridges(random: Random): readonly Ridge[]
  /** The share of its height that it has near its edges, where it turns down to the table. */
  edge(u: number, v: number): number
  /**
   * Up to the pattern's edge, and half a pixel over it before the table, where the edge is told by how much of the pixel
   * it fills; not where something hides it that the relief does not know.
   */
  isCut(u: number, v: number, over: number): boolean
  /** Adds to a point all that sewing, knitting and printing leave there. */
  addSpot(u: number, v: number, seed: number, spot: Spot): void
}

/** A garment is laid down as the layer that is seen, the part that is seen of the one below, and the places that are printed. */
export type Sewn = {
  readonly upper: Cloth
  readonly lower?: Cloth
  readonly areas: Readonly<Record<string, ClothArea>>
}

/** The share of the cloth's height so far from its edge, where it turns down: 0 at the edge, 1 from 1 on. */
export function turnedDown(away: number): number {
  const inward = clamp(away, 0, 1)
  return (1 - (1 - inward) ** 2.4) ** 0.6
}
