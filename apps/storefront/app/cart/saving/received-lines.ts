import type { cart } from '@estampa/contract/cart'
import type { CallResult } from '@estampa/contract/client'
import {
  type CartProduct,
  type CartTechnique,
  fromServerLines,
  type ServerProduct,
} from '@estampa/domain/cart'
import type { Customization } from '@estampa/domain/customization'
import { fromWire, type Minor } from '@estampa/domain/money'

export type ReceivedCart = Pick<CallResult<typeof cart.getShoppingCartsClient>, 'version' | 'products'>
type ReceivedLine = ReceivedCart['products'][number]
type Decoration = Extract<ReceivedLine, { type: 'ProductoCurva' }>

/** Converts the server's lines for the cart of this browser. */
export function receivedLines(lines: ReceivedCart['products']): CartProduct[] {
  return fromServerLines(lines.map(receivedLine))
}

function receivedLine(line: ReceivedLine): ServerProduct {
  const { shoppingCartUUID, quoteInfo = null } = line
  const shared = { shoppingCartUUID, quoteInfo, generic: genericOf(line.generic) }
  if (line.type === 'ProductoSimple') {
    const { id = 0, sku, quantity, featuredImg = null } = line.value
    const { element_description_1 = '', element_description_2 = '', element_description_3 = '' } = line.value
    const descriptions = { element_description_1, element_description_2, element_description_3 }
    const value = { id, sku, quantity, featuredImg, ...descriptions, ...decorationOf(line.value) }
    return { ...shared, type: 'ProductoSimple', value }
  }
  const { general_description = '' } = line
  const value = line.value.map((row) => {
    const { id = 0, sku, quantity, isCustomizable = false, featuredImg = null } = row.value
    const { color = '', primary_color = null, size = '' } = row.value
    const shown = { id, sku, quantity, isCustomizable, featuredImg, color, primary_color, size }
    return { shoppingCartUUID: row.shoppingCartUUID, value: shown }
  })
  return { ...shared, ...decorationOf(line), type: 'ProductoCurva', general_description, value }
}

function genericOf(generic: ReceivedLine['generic']): ServerProduct['generic'] {
  const { id, external_id = '', description = '', name = '', featured_img = null } = generic
  const { printing_types = [], price, customization_under_minimum_extra_cost: extra } = generic
  const shown = { id, external_id, description, name, featured_img, printing_types }
  return { ...shown, price: minor(price), customization_under_minimum_extra_cost: minor(extra) }
}

type Decorated = Pick<
  Decoration,
  'isCustomizable' | 'customization' | 'applicationTechnique' | 'customizationRender'
>

function decorationOf(line: Decorated) {
  const {
    isCustomizable = false,
    customization,
    applicationTechnique = [],
    customizationRender = null,
  } = line
  return {
    isCustomizable,
    // the server has filled in what a client may leave out
    customization: (customization ?? null) as Customization | null,
    applicationTechnique: applicationTechnique.map(
      ({ id, name, minUnitsForPrinting = null, customizationUnderMinimumExtraCost }): CartTechnique => ({
        ...{ id, name, minUnitsForPrinting },
        customizationUnderMinimumExtraCost: minor(customizationUnderMinimumExtraCost),
      }),
    ),
    customizationRender,
  }
}

const minor = (amount: number | null | undefined): Minor | null =>
  amount === null || amount === undefined ? null : fromWire(amount)
