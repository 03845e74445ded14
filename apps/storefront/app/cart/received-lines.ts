/** Lines as the API gives them, for the cart of this browser; `wire-lines.ts` is their way there. */
import type { cart } from '@estampa/contract/cart'
import type { CallResult } from '@estampa/contract/client'
import { type CartGeneric, type CartProduct, type CartTechnique, fromServerLines } from '@estampa/domain/cart'
import type { Customization } from '@estampa/domain/customization'
import { fromWire, type Minor } from '@estampa/domain/money'

export type ReceivedCart = Pick<CallResult<typeof cart.getShoppingCartsClient>, 'version' | 'products'>
type ReceivedLine = ReceivedCart['products'][number]
type ReceivedDecoration = Omit<Extract<ReceivedLine, { type: 'ProductoCurva' }>, 'value'>

export function receivedLines(lines: readonly ReceivedLine[]): CartProduct[] {
  return fromServerLines(
    lines.map((line) => {
      const { shoppingCartUUID, quoteInfo = null } = line
      const shared = { shoppingCartUUID, quoteInfo, generic: receivedGeneric(line.generic) }
      if (line.type === 'ProductoSimple') {
        const descriptions = {
          element_description_1: '',
          element_description_2: '',
          element_description_3: '',
        }
        const value = {
          id: 0,
          featuredImg: null,
          ...descriptions,
          ...line.value,
          ...receivedDecoration(line.value),
        }
        return { ...shared, type: 'ProductoSimple', value }
      }
      const variant = {
        id: 0,
        isCustomizable: false,
        featuredImg: null,
        color: '',
        primary_color: null,
        size: '',
      }
      const value = line.value.map((row) => ({
        shoppingCartUUID: row.shoppingCartUUID,
        value: { ...variant, ...row.value },
      }))
      const { general_description = '' } = line
      return { ...shared, ...receivedDecoration(line), type: 'ProductoCurva', general_description, value }
    }),
  )
}

function receivedGeneric(generic: ReceivedLine['generic']): CartGeneric {
  return {
    external_id: '',
    description: '',
    name: '',
    featured_img: null,
    printing_types: [],
    ...generic,
    price: minor(generic.price),
    customization_under_minimum_extra_cost: minor(generic.customization_under_minimum_extra_cost),
  }
}

function receivedDecoration(line: Partial<ReceivedDecoration>) {
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
        id,
        name,
        minUnitsForPrinting,
        customizationUnderMinimumExtraCost: minor(customizationUnderMinimumExtraCost),
      }),
    ),
    customizationRender,
  }
}

const minor = (amount: number | null | undefined): Minor | null =>
  amount === null || amount === undefined ? null : fromWire(amount)
