import { cardExample } from '@estampa/contract/catalog/examples'
import { expect, test } from 'vitest'
import { shopMarkup, shopText } from '../../../test/shop-markup.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { isRenewable } from './material-marks.tsx'
import { ProductTile } from './product-tile.tsx'

const cardText = (changes: Partial<typeof cardExample> = {}) =>
  shopText(<ProductTile product={{ ...cardExample, ...changes }} />, { templateFK: { id: 1 } })

test('a card tells a minimum from a suggestion, and how many units have its price [ROUTE-14]', async () => {
  expect(await cardText()).toContain('Mín. 12 un.')
  const markup = await shopMarkup(<ProductTile product={cardExample} />, { templateFK: { id: 1 } })
  const inOrder = ['<small>desde</small>', 'price-amount', '>c/u ', ' · 100 un.</small>'].map((one) =>
    markup.indexOf(one),
  )
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  expect(inOrder).not.toContain(-1)
  const suggested = await cardText({
    sold_from_quantity: 1,
    minimum_order_quantity: 25,
    price_from_quantity: 1,
  })
  expect(suggested).toContain('Sugerido: 25 un.')
  expect(suggested).not.toMatch(/Mín\.|100 un\./)
  expect(await cardText({ sold_from_quantity: 1, minimum_order_quantity: 1 })).toContain('Sin mínimo')
})

test('a card has its price above what it is for, and names two techniques [ROUTE-14]', async () => {
  expect(await cardText({ price: 12345, price_with_taxes: 12345 })).toMatch(
    /desde \$ 12\.345 c\/u \+ IVA · 100 un\./,
  )
  const printing_types = ['Grabado láser', 'Serigrafía', 'Bordado'].map((name, id) => ({
    id,
    name,
    key: name,
  }))
  expect(await cardText({ printing_types })).toContain('Grabado láser · Serigrafía · +1')
})

test('a card without a price says that it is on request [ROUTE-14] [CONF-05]', async () => {
  const unpriced = { ...cardExample, price: null, price_with_taxes: null }
  expect(await shopText(<ProductTile product={unpriced} />)).toContain('Precio a pedido')
  expect(await cardText()).not.toContain('Precio a pedido')
})

test('what grows again wears a leaf, and what only sounds like it does not [ROUTE-14]', async () => {
  expect(['Algodón', 'Papel kraft', 'Acero y corcho', 'Lana'].filter(isRenewable)).toHaveLength(4)
  expect(['Porcelana', 'Acero', 'Acrílico cristalino'].filter(isRenewable)).toEqual([])
})

test('a card is small, and its second picture comes when somebody is at it [ROUTE-14]', async () => {
  const markup = await shopMarkup(<ProductTile product={cardExample} />, { templateFK: { id: 1 } })
  expect(Buffer.byteLength(markup)).toBeLessThan(2_700)
  expect(markup).toContain(cardExample.featured_img.image_url.replace(/\.webp$/, '.640.webp'))
  expect(markup).not.toContain(cardExample.second_img.image_url.replace(/\.webp$/, ''))
  expect(markup).not.toContain('<path')
})

test('a product without a picture is drawn as what it is, on its card and on its page [ROUTE-16]', async () => {
  const { name, family } = cardExample
  const card = await shopMarkup(<ProductTile product={{ ...cardExample, featured_img: null }} />)
  const page = await shopMarkup(<Gallery name={name} category={family.title} images={[]} />)
  for (const markup of [card, page])
    expect(markup).toMatch(/<span aria-hidden="true"[^>]*aspect-ratio:1[^>]*>.*?<svg/)
})

test('the buttons of the pictures say which picture and color they show [ROUTE-16] [LOOK-03]', async () => {
  const images = ['Blanco', 'Negro'].map((color, order) => ({
    image_url: `/pictures/${color}.webp`,
    width: 1200,
    height: 1200,
    color,
    main: order === 0,
    order,
    variant: null,
    printing_area_id: null,
  }))
  const markup = await shopMarkup(<Gallery name="Tazón Aurora" images={images} />)
  for (const verb of ['Ver', 'Ampliar']) {
    expect(markup).toContain(`aria-label="${verb} Tazón Aurora, Blanco, foto 1 de 2"`)
    expect(markup).toContain(`aria-label="${verb} Tazón Aurora, Negro, foto 2 de 2"`)
  }
})
