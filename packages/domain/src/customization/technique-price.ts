/** What decorating costs the shop: by what is measured of the art, and by how many units are made. */
import type { Minor } from '../money.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import type { ApplicationTechnique, PriceBand, PriceScale } from './technique.ts'

/** The part of a decorated place that its price depends on. */
type PricedArt = {
  readonly colours: number
  readonly width_centimeters: number
  readonly height_centimeters: number
  readonly thousandStitches: number | null
  /** Empty: no design, so its stitches count as they are said. */
  readonly elements: readonly unknown[]
  /** Below the inks lies one of white, which is counted as they are. Absent: none does. */
  readonly hasWhiteBase?: boolean | undefined
}
export type UnitPriceSteps = {
  /** Colors, cm² or thousand stitches; 0 where the price is flat. */
  readonly measure: number
  readonly band: PriceBand
  readonly scale: PriceScale
  /** Started units over the band's `from`, each for `next_price`. */
  readonly more: number
  readonly unitPrice: Minor
}

/** Price of decorating one unit in this place, before the shop's profit. */
export function unitPriceOf(
  technique: ApplicationTechnique,
  view: PricedArt,
  quantity: number,
): Minor | Refusal {
  const steps = unitPriceSteps(technique, view, quantity)
  return isRefusal(steps) ? steps : steps.unitPrice
}

/** The same with the way to it, from what is measured to the price. */
export function unitPriceSteps(
  technique: ApplicationTechnique,
  view: PricedArt,
  quantity: number,
): UnitPriceSteps | Refusal {
  const measure = measureOf(technique, view)
  if (!Number.isFinite(measure)) return refuse('stitches_missing', { technique: technique.name })
  const band = bandFor(technique.bands, measure) ?? (view.hasWhiteBase ? last(technique.bands) : undefined)
  if (!band) return missing(technique)
  const scale = scaleFor(band.scales, quantity)
  if (!scale) return missing(technique)
  if (!isAmount(scale.price) || scale.price === 0 || !isAmount(scale.next_price)) return missing(technique)
  const more = Math.max(0, Math.ceil(round(measure - band.from)))
  return { measure, band, scale, more, unitPrice: scale.price + scale.next_price * more }
}

/** Colors, cm² (of whole tenths of a millimeter), thousand stitches, or nothing. */
function measureOf(technique: ApplicationTechnique, view: PricedArt): number {
  switch (technique.pricing) {
    case 'colour':
      return inksOf(view)
    case 'area':
      return round(
        (Math.round(view.width_centimeters * 100) * Math.round(view.height_centimeters * 100)) / 10_000,
      )
    case 'stitches':
      return stitchesOf(view)
    case 'flat':
      return 0
  }
}

/** As many as there are screens or plates. */
const inksOf = ({ colours, hasWhiteBase }: PricedArt) => colours + (hasWhiteBase ? 1 : 0)

/** Thousand stitches to pay for: of a design as planned, of a logo never fewer than its size takes. */
function stitchesOf(view: PricedArt): number {
  const claimed = round(view.thousandStitches ?? Number.NaN)
  return view.elements.length > 0 ? claimed : Math.max(claimed, thousandStitchesOf(view))
}

/**
 * Stitches of a filled embroidery of this size, about 150 on a square centimeter. Without a stitch plan this
 * is what is charged, and nobody who says less pays less.
 */
export function thousandStitchesOf(
  size: Pick<PricedArt, 'width_centimeters' | 'height_centimeters'>,
): number {
  return Math.max(0.1, Math.ceil(round(size.width_centimeters * size.height_centimeters * 1.5)) / 10)
}

// bands are compared in ten-thousandths, so that 5.1 − 5 is 0.1 and no new unit starts by a floating error
function round(measure: number): number {
  return Math.round(measure * 10_000) / 10_000
}

/** The lowest band that reaches this far: what lies between two bands, or under the first, pays the next one. */
function bandFor(bands: readonly PriceBand[], measure: number): PriceBand | undefined {
  let found: PriceBand | undefined
  for (const band of bands) {
    const holds = band.to === null || measure <= band.to
    if (holds && (!found || band.from < found.from)) found = band
  }
  return found
}

/** The limit of colors is that of the design: a base beyond the last band is priced by it. */
function last(bands: readonly PriceBand[]): PriceBand | undefined {
  return bands.reduce<PriceBand | undefined>(
    (found, band) => (!found || band.from > found.from ? band : found),
    undefined,
  )
}

function scaleFor(scales: readonly PriceScale[], quantity: number): PriceScale | undefined {
  let reached: PriceScale | undefined
  for (const scale of scales) {
    if (scale.minimum_quantity > quantity) continue
    if (!reached || scale.minimum_quantity > reached.minimum_quantity) reached = scale
  }
  return reached
}

function isAmount(amount: unknown): amount is Minor {
  return Number.isSafeInteger(amount) && (amount as number) >= 0
}

function missing(technique: ApplicationTechnique): Refusal {
  return refuse('technique_without_price', { technique: technique.name })
}

/** Setup price of this print area, charged once; the repeat price only where the technique has one. */
export function setUpOf(
  technique: ApplicationTechnique,
  view: PricedArt,
  isRepeat: boolean,
): Minor | Refusal {
  const setUp = isRepeat ? (technique.setUpRepeat ?? technique.setUp) : technique.setUp
  if (!isAmount(setUp)) return missing(technique)
  return technique.pricing === 'colour' ? setUp * inksOf(view) : setUp
}

/** The flat extra of a quantity under the technique's minimum; the technique's own, else the product's. */
export function underMinimumOf(
  technique: ApplicationTechnique,
  productExtra: Minor | null,
  Q: number,
): Minor | Refusal {
  const { minUnitsForPrinting } = technique
  if (!isAmount(minUnitsForPrinting)) return missing(technique)
  if (Q >= minUnitsForPrinting) return 0
  const extra = technique.customizationUnderMinimumExtraCost ?? productExtra
  return isAmount(extra) ? extra : missing(technique)
}
