import { detailExample } from '@estampa/contract/catalog/examples'
import { expect, test } from 'vitest'
import { shopText } from '../../../test/shop-markup.tsx'
import { ProductHeader } from './product-header.tsx'

const product = detailExample.gives
const tier = { min_quantity: 1, price: 6_723.5, price_with_taxes: 8_135.44 }

test('the price above the quantity times the quantity is the total below it [UI-07]', async () => {
  const at = (quantity: number) =>
    shopText(
      <ProductHeader product={product} quantity={quantity} variants={product.products} tiers={[tier]} />,
      {
        roundPrice: 0,
        withTaxes: false,
      },
    )
  expect(await at(10)).toMatch(/6\.723,50/)
  expect(await at(1)).toMatch(/6\.724 c.u/)
})
