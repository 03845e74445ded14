import type { CartProduct } from '@estampa/domain/cart'
import { newUuid } from '@estampa/web/state'
import { useMemo, useState } from 'react'
import type { LoadedProduct, Technique } from '../../catalog/load-product.ts'
import { toEditedLine } from '../editing/line-draft.ts'
import { toLineTechnique } from '../editing/technique-of-line.ts'
import type { EditedLine } from '../editing/use-draft.ts'
import { type Decoration, toLine } from '../product-lines.ts'
import { type LivePrice, useLivePrice } from '../use-live-price.ts'
import type { DesignMeasurement, MeasurementState } from './use-design-measurement.ts'

export type BuilderPrice = LivePrice & { readonly units: number }

type BuilderLineContext = LoadedProduct & {
  measurement: MeasurementState
  units: Readonly<Record<string, number>>
  edited: EditedLine
}

/** The line that the design makes as the server measured it, and what it costs. */
export function useBuilderLine({ product, techniques, measurement, units, edited }: BuilderLineContext) {
  const [uuid] = useState(newUuid)
  const { measured } = measurement
  const { line, used } = useMemo(() => {
    const decoration = measured && decorationOf(measured.customization, null, techniques)
    const made = toBuilderLine({ product, units, decoration, uuid })
    const ids = new Set(measured?.customization.views.map((view) => view.technique_id))
    return {
      line: made && edited.line ? toEditedLine(edited.line, made, () => uuid) : made,
      used: techniques.filter(({ id }) => ids.has(id)),
    }
  }, [product, techniques, measured, units, edited.line, uuid])
  const price = useLivePrice(measured && hasNoPrice(measured) ? null : line)
  const own = Object.values(units).reduce((sum, quantity) => sum + quantity, 0)
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

type BuilderLineInput = Pick<LoadedProduct, 'product'> & {
  units: Readonly<Record<string, number>>
  decoration: Decoration | null
  uuid: string
}

export function toBuilderLine({ product, units, decoration, uuid }: BuilderLineInput): CartProduct | null {
  const chosen = product.products.map((variant) => ({ variant, quantity: units[variant.sku] ?? 0 }))
  return toLine({ product, chosen, decoration, uuid })
}
