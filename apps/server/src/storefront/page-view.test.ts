import { expect, test } from 'vitest'
import { pageViewOf } from './page-view.ts'

const of = (url: string) => pageViewOf({ url, ip: '10.0.0.1', headers: { 'user-agent': 'Firefox' } }, 'pampa')

test('a product’s page is seen by its id, with and without a category, whole or for the router [API-17]', () => {
  const view = { shop: 'pampa', genericId: 118, ip: '10.0.0.1', agent: 'Firefox' }
  for (const url of [
    '/pampa/product-detail/simple/tazon-aurora-118',
    '/product-detail/simple/tazon-aurora-118',
    '/pampa/product-detail/tazas/simple/tazon-aurora-118?color=Rojo',
    '/pampa/product-detail/curva/118',
    '/pampa/product-detail/curva/tazon-aurora-350-118.data?_routes=x',
  ]) {
    expect(of(url), url).toEqual(view)
  }
})

test('no other page is a look at a product [API-17]', () => {
  for (const url of [
    '/pampa',
    '/pampa/products-list/all?page=3',
    '/pampa/product-detail/simple/tazon',
    '/pampa/product-detail/simple/tazon-118/more',
  ]) {
    expect(of(url), url).toBeUndefined()
  }
})
