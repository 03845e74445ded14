import type { CartProduct } from '@estampa/domain/cart'
import type { RosterPerson } from '@estampa/domain/customization/roster'
import { newUuid } from '@estampa/web/state'
import { useMemo, useState } from 'react'
import type { LoadedProduct, Technique } from '../../catalog/load-product.ts'
import { unitsInAll } from '../../catalog/units-by-sku.ts'
import type { DesignMeasurement, MeasurementState } from '../../customization/use-design-measurement.ts'
import { type Decoration, toLine } from '../product-lines.ts'
import { type LivePrice, useLivePrice } from '../use-live-price.ts'
import { toEditedLine } from './line-draft.ts'
import { toLineTechnique } from './technique-of-line.ts'

export type DesignPrice = LivePrice & { readonly units: number }

type DesignedLineContext = LoadedProduct & {
  measurement: MeasurementState
  /** The decoration to price while nothing is measured. */
  awaited?: Decoration | null
  /** Nothing is priced yet. */
  isHeld?: boolean
  units: Readonly<Record<string, number>>
  /** The persons for whom it is made; none: it is the same on every unit. */
  roster?: readonly RosterPerson[]
  /** The line of the cart that is edited. */
  edited: CartProduct | undefined
}

/** The line that the design makes as the server measured it, and what it costs. */
export function useDesignedLine({
  product,
  techniques,
  measurement,
  awaited = null,
  isHeld = false,
  units,
  roster = noPersons,
  edited,
}: DesignedLineContext) {
  const [uuid] = useState(newUuid)
  const { measured } = measurement
  const { line, used } = useMemo(() => {
    const decoration = measured
      ? decorationOf(withRoster(measured.customization, roster), null, techniques)
      : awaited
    const made = toDesignedLine({ product, units, decoration, uuid })
    const ids = new Set(decoration?.customization.views.map((view) => view.technique_id))
    return {
      line: made && edited ? toEditedLine(edited, made, () => uuid) : made,
      used: techniques.filter(({ id }) => ids.has(id)),
    }
  }, [product, techniques, measured, awaited, units, roster, edited, uuid])
  const price = useLivePrice(isHeld || (measured && hasNoPrice(measured)) ? null : line)
  const own = unitsInAll(units)
  return { line, used, price: { ...price, units: own + price.unitsInCart } }
}

/** A design that cannot be produced has no price, so none is requested. */
function hasNoPrice({ judgements }: DesignMeasurement): boolean {
  return judgements.some(({ code, level }) => level === 'refuse' && unpriced.has(code))
}

const unpriced: ReadonlySet<string> = new Set([
  'too_many_colours',
  'full_colour_not_possible',
  'too_big_for_technique',
  'outside_area',
])

/** The same one, so that nothing is priced anew. */
export const noPersons: readonly RosterPerson[] = []

/** The same decoration, with the list where there is one. */
export function withRoster(
  customization: DesignMeasurement['customization'],
  roster: readonly RosterPerson[],
): DesignMeasurement['customization'] {
  return roster.length > 0 ? { ...customization, roster } : customization
}

export function decorationOf(
  customization: DesignMeasurement['customization'],
  customizationRender: string | null,
  techniques: readonly Technique[],
): Decoration {
  const used = techniques.filter(({ id }) => customization.views.some((view) => view.technique_id === id))
  return {
    customization: customization as Decoration['customization'],
    applicationTechnique: used.map(toLineTechnique),
    customizationRender,
  }
}

type DesignedLineInput = Pick<LoadedProduct, 'product'> & {
  units: Readonly<Record<string, number>>
  decoration: Decoration | null
  uuid: string
}

export function toDesignedLine({ product, units, decoration, uuid }: DesignedLineInput): CartProduct | null {
  const chosen = product.products.map((variant) => ({ variant, quantity: units[variant.sku] ?? 0 }))
  return toLine({ product, chosen, decoration, uuid })
}
