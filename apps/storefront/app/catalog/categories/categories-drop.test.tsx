import { expect, test } from 'vitest'
import { shopMarkup } from '../../../test/shop-markup.tsx'
import { CategoriesDrop } from './categories-drop.tsx'

test('the drop-down of the categories begins with all products [LAYOUT-06]', async () => {
  const markup = await shopMarkup(<CategoriesDrop />)
  expect([...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/andina/products-list/all',
    '/andina/products-list/poleras',
  ])
})
