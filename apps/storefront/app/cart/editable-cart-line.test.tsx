import { examplePriceHints } from '@estampa/contract/cart/examples'
import { createStore } from '@estampa/web/state'
import { expect, test } from 'vitest'
import { mugs, prices } from '../../test/fixtures.ts'
import { shopMarkup, shopText } from '../../test/shop-markup.tsx'
import { CartContext } from './cart-context.ts'
import type { CartState, CartStore } from './cart-store.ts'
import { CustomizedPrice } from './customized-price.tsx'
import { EditableCartLine } from './editable-cart-line.tsx'
import type { CartPriceEntry } from './price-entries.ts'

const [entry] = examplePriceHints as CartPriceEntry[]
if (!entry) throw new Error('the example has an entry')
const priced = {
  ...entry,
  shoppingCartUUID: mugs.shoppingCartUUID,
  units: entry.units.map((unit) => ({ ...unit, sku: 'MUG-B' })),
}

const withPrices = (cart: CartStore, known: readonly CartPriceEntry[]): CartStore => ({
  ...cart,
  state: createStore<CartState>({ ...cart.state.get(), prices: known }),
})

test('a line of the cart names its decoration, and its price per unit is of the same kind as its total [ROUTE-09] [UI-07]', async () => {
  const line = (
    <CartContext.Consumer>
      {(cart) => (
        <CartContext value={cart && withPrices(cart, [priced])}>
          <EditableCartLine line={mugs} fault={undefined} />
        </CartContext>
      )}
    </CartContext.Consumer>
  )
  const net = await shopText(line)
  expect(net).toContain('Frente: Serigrafía, 2 colores, 7,5 × 3 cm')
  expect(net).toContain('$ 560.000')
  expect(net).toContain('$ 4.666,67 c/u')
  const gross = await shopText(line, { withTaxes: true })
  expect(gross).toContain('$ 677.600')
  expect(gross).toContain('$ 5.646,67 c/u')
})

const livePrice = { entry: { ...entry, prices }, isUpdating: false, failure: null, unitsInCart: 0 }

test('an amount in a sentence of the price panel stays on one line with its «$» [UI-05]', async () => {
  const markup = await shopMarkup(<CustomizedPrice price={livePrice} techniques={[]} units={30} />)
  expect(markup).toContain('Con 250 unidades pagas $\u00a0210 menos por unidad.')
  // the extra of the minimum
  expect(markup).toContain('$\u00a0160')
})

test('nobody is asked for a logo while the design is being looked at [BLD-01]', async () => {
  const textOf = (isJudging: boolean) =>
    shopText(<CustomizedPrice price={livePrice} techniques={[]} units={30} isJudging={isJudging} />)
  expect(await textOf(false)).toContain('Agrega tu logo')
  expect(await textOf(true)).toContain('Revisando…')
  expect(await textOf(true)).not.toContain('Agrega tu logo')
})
