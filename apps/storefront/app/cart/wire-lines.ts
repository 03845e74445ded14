/**
 * Lines on their way to the API; `received-lines.ts` is their way back. Money is decimals there and hundredths here, and
 * the rows of a curve travel without what their line says already.
 */
import type { cart } from '@estampa/contract/cart'
import type { CallInput } from '@estampa/contract/client'
import type { CartGeneric, CartProduct, CartTechnique } from '@estampa/domain/cart'
import { type Minor, toWire } from '@estampa/domain/money'

export type SentLine = CallInput<typeof cart.getShoppingCartProductPrice>[number]

export function linesToSend(lines: readonly CartProduct[]): SentLine[] {
  return lines.map((line): SentLine => {
    const shared = { ...line, generic: genericToSend(line.generic) }
    if (shared.type === 'ProductoSimple') {
      const { value } = shared
      return { ...shared, value: { ...value, applicationTechnique: techniquesToSend(value) } }
    }
    const value = shared.value.map((row) => ({ shoppingCartUUID: row.shoppingCartUUID, value: row.value }))
    return { ...shared, applicationTechnique: techniquesToSend(shared), value }
  })
}

function genericToSend(generic: CartGeneric) {
  const extra = decimals(generic.customization_under_minimum_extra_cost)
  return { ...generic, price: decimals(generic.price), customization_under_minimum_extra_cost: extra }
}

const techniquesToSend = (line: { readonly applicationTechnique: readonly CartTechnique[] }) =>
  line.applicationTechnique.map((technique) => ({
    ...technique,
    customizationUnderMinimumExtraCost: decimals(technique.customizationUnderMinimumExtraCost),
  }))

const decimals = (amount: Minor | null) => (amount === null ? null : toWire(amount))
