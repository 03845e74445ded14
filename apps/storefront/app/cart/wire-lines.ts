import type { cart } from '@estampa/contract/cart'
import type { CallInput } from '@estampa/contract/client'
import type { CartGeneric, CartProduct, CartTechnique } from '@estampa/domain/cart'
import type { Customization } from '@estampa/domain/customization'
import { type Minor, toWire } from '@estampa/domain/money'

export type SentLine = CallInput<typeof cart.getShoppingCartProductPrice>[number]
type SentDecoration = Required<
  Pick<Extract<SentLine, { type: 'ProductoCurva' }>, 'customization' | 'applicationTechnique'>
>

/** Lines as they travel: money as decimals, rows of a curve without what their line says already. */
export function linesToSend(lines: readonly CartProduct[]): SentLine[] {
  return lines.map((line): SentLine => {
    const { shoppingCartUUID, quoteInfo } = line
    const shared = { shoppingCartUUID, quoteInfo, generic: genericToSend(line.generic) }
    if (line.type === 'ProductoSimple') {
      return { ...shared, type: line.type, value: { ...line.value, ...decorationToSend(line.value) } }
    }
    const { general_description, isCustomizable, customizationRender } = line
    return {
      ...shared,
      type: line.type,
      ...{ general_description, isCustomizable, customizationRender },
      ...decorationToSend(line),
      value: line.value.map((row) => ({ shoppingCartUUID: row.shoppingCartUUID, value: row.value })),
    }
  })
}

const money = (amount: Minor | null) => (amount === null ? null : toWire(amount))

function genericToSend(generic: CartGeneric) {
  return {
    ...generic,
    price: money(generic.price),
    customization_under_minimum_extra_cost: money(generic.customization_under_minimum_extra_cost),
    printing_types: [...generic.printing_types],
  }
}

type Decorated = {
  readonly customization: Customization | null
  readonly applicationTechnique: readonly CartTechnique[]
}

function decorationToSend({ customization, applicationTechnique }: Decorated): SentDecoration {
  return {
    customization: customization && {
      ...customization,
      views: customization.views.map((view) => ({ ...view, colour_names: [...view.colour_names] })),
    },
    applicationTechnique: applicationTechnique.map((technique) => ({
      ...technique,
      customizationUnderMinimumExtraCost: money(technique.customizationUnderMinimumExtraCost),
    })),
  }
}
