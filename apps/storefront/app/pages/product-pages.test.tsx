import { detailExample } from '@estampa/contract/catalog/examples'
import { expect, test } from 'vitest'
import { shopText } from '../../test/shop-markup.tsx'
import type { Product } from '../catalog/product.ts'
import ProductCurve from './product-curve.tsx'
import ProductSimple from './product-simple.tsx'

const mug: Product = detailExample.gives
const [variant] = mug.products
if (!variant) throw new Error('the example has a variant')

/** A shirt whose size XXL costs a tenth more. */
const shirtIn = (sizes: readonly string[]): Product => ({
  ...mug,
  type: 'ProductoCurva',
  products: sizes.map((size, index) => ({
    ...variant,
    id: index,
    sku: `REM-${size}`,
    size,
    tiers: variant.tiers.map((tier) => ({
      ...tier,
      price: size === 'XXL' ? tier.price * 1.1 : tier.price,
      price_with_taxes: size === 'XXL' ? tier.price_with_taxes * 1.1 : tier.price_with_taxes,
    })),
  })),
})
const sizes = ['S', 'M', 'L', 'XL', 'XXL']

type PageProps = Parameters<typeof ProductSimple>[0] & Parameters<typeof ProductCurve>[0]
const propsOf = (product: Product) => ({ loaderData: { product, techniques: [] } }) as unknown as PageProps

test('the page of clothes tells what large sizes cost more, and that a grid of more sizes than a phone has room for goes on sideways [ROUTE-16]', async () => {
  const page = await shopText(<ProductCurve {...propsOf(shirtIn(sizes))} />)
  expect(page).toContain('XXL +10 % sobre el precio de la tabla.')
  expect(page).not.toContain('Desliza la tabla')
  const long = await shopText(<ProductCurve {...propsOf(shirtIn([...sizes, '3XL', '4XL']))} />)
  expect(long).toContain('Desliza la tabla')
})

test('more units than there are have no total, only the reason [ROUTE-15]', async () => {
  const pageOf = (stock: number) =>
    shopText(<ProductSimple {...propsOf({ ...mug, products: [{ ...variant, stock }] })} />)
  expect(await pageOf(12)).toMatch(/ Total /)
  const short = await pageOf(3)
  expect(short).toContain('Solo hay 3 disponibles.')
  expect(short).not.toMatch(/ Total /)
})

test('a shop that hides its prices says that it quotes them, and its button says what it is for [UI-08]', async () => {
  const pageOf = (settings: { pricesInShop: boolean; quotation: boolean }) =>
    shopText(<ProductSimple {...propsOf({ ...mug, products: [{ ...variant, tiers: [] }] })} />, settings)
  const quoting = await pageOf({ pricesInShop: false, quotation: true })
  expect(quoting).toContain('Precio a pedido: agrégalo y te cotizamos según la cantidad y tu logo.')
  expect(quoting).toContain('Agregar para cotizar')
  for (const settings of [
    { pricesInShop: true, quotation: true },
    { pricesInShop: false, quotation: false },
  ]) {
    expect(await pageOf(settings)).not.toMatch(/Precio a pedido|para cotizar/)
  }
})
