import type { CartLine } from '@estampa/contract/cart'
import type { LineToPrice } from '@estampa/domain/pricing'
import type { z } from 'zod'

type Line = z.output<typeof CartLine>

/** The part of the lines that pricing reads: no price of a client is in it. */
export function linesToPrice(lines: readonly Line[]): LineToPrice[] {
  return lines.map((line) => ({
    shoppingCartUUID: line.shoppingCartUUID,
    type: line.type,
    generic_id: line.generic.id,
    quantities: quantitiesOf(line),
    customization: (line.type === 'ProductoSimple' ? line.value.customization : line.customization) ?? null,
  }))
}

function quantitiesOf(line: Line): LineToPrice['quantities'] {
  const values = line.type === 'ProductoSimple' ? [line.value] : line.value.map((row) => row.value)
  return values.map(({ sku, quantity }) => ({ sku, quantity }))
}
