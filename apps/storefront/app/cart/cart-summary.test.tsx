import { createStore } from '@estampa/web/state'
import { expect, test } from 'vitest'
import { prices } from '../../test/fixtures.ts'
import { shopText } from '../../test/shop-markup.tsx'
import type { StorefrontConfig } from '../shop/shop-data.ts'
import { CartContext } from './cart-context.ts'
import type { CartState } from './cart-store.ts'
import { CartSummary } from './cart-summary.tsx'

const total = { type: 'TOTAL' as const, shoppingCartUUID: 'TOTAL', units: [], prices }

const textOf = (settings: Partial<StorefrontConfig>) =>
  shopText(
    <CartContext.Consumer>
      {(cart) => (
        <CartContext
          value={cart && { ...cart, state: createStore<CartState>({ ...cart.state.get(), prices: [total] }) }}
        >
          <CartSummary faults={0} shipping={null} shippingCost={undefined} quote={null} />
        </CartContext>
      )}
    </CartContext.Consumer>,
    settings,
  )

test('the subtotal is the sum of the lines as they are shown, with taxes or without them [ROUTE-09] [UI-07]', async () => {
  const gross = await textOf({ withTaxes: true })
  expect(gross).toMatch(/Subtotal\s+Incluye \$\u00a0\S+ de IVA\s+\$ 3\.485/)
  const net = await textOf({ withTaxes: false })
  expect(net).toMatch(/Subtotal\s+\$ 2\.880\s+IVA\s+\$ 605/)
})

test('a shop that quotes says how it goes on instead of refusing to sell [QUO-06] [GST-01]', async () => {
  const hidden = { pricesInShop: false, quotation: true }
  const quoted = await textOf(hidden)
  expect(quoted).toContain('Armamos tu propuesta Te la enviamos con precio y plazo.')
  expect(quoted).toContain('Un vendedor calcula el precio con tu logo y el plazo.')
  expect(quoted).not.toContain('no recibe compras')
  expect(await textOf({ ...hidden, quotation: false })).toContain('no recibe compras')
})
