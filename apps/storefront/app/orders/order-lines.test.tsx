import { orderExample } from '@estampa/contract/orders/example'
import { expect, test } from 'vitest'
import { shopText } from '../../test/shop-markup.tsx'
import { OrderLines } from './order-lines.tsx'
import { ParcelSection } from './parcel-section.tsx'
import type { Order } from './timeline.ts'

const order = orderExample.gives as Order
const [line] = order.lines
if (!line) throw new Error('the example has a line')

const decoration = 'Frente: Serigrafía, 2 colores, 7,5 × 3 cm'
const shirts = ['S', 'M', 'L'].map((size) => ({
  ...line,
  sku: `REM-${size}`,
  variantName: `Azul ${size}`,
  hasProductBuilding: true,
  decorations: [decoration],
}))

test('the sizes of one line stand together, with the technique, print area and size of its design once [ROUTE-11]', async () => {
  const text = await shopText(<OrderLines order={{ ...order, lines: shirts }} />)
  for (const size of ['S', 'M', 'L']) expect(text).toContain(`Azul ${size} · 50 unidades`)
  const timesOf = (words: string) => text.split(words).length - 1
  expect([timesOf(line.productName), timesOf(decoration)]).toEqual([1, 1])
})

test('an order says when it arrives, until it has arrived or will not be made [ROUTE-11]', async () => {
  const textOf = (state: Order['state']) => shopText(<ParcelSection order={{ ...order, state }} />)
  expect(await textOf('confirmed')).toContain('Llega entre el jue 3 y el mié 9 de diciembre')
  for (const state of ['delivered', 'cancelled'] as const) expect(await textOf(state)).toBe('')
})
