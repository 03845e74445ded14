import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { mountSiteFiles, type SitePage } from './site-files.ts'

const PER_FILE = 2
const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

/** Three shops; `big` has five addresses, two to a file, and `own` a host of its own. */
async function open({ demo = false } = {}) {
  const versions: Record<string, string> = { big: '1', small: '1', own: '1' }
  const request: string[] = []
  const pathsOf = (shop: string) =>
    shop === 'big' ? ['', '/a', '/b?x=1&y="2"', '/c', "/d<e>'"] : ['', '/products-list/all']
  const siteMap = async (shop: string, page: number): Promise<SitePage> => {
    request.push(`${shop} ${page}`)
    const all = pathsOf(shop).map((path) => ({
      loc: `https://shops.example/${shop}${path}`,
      lastmod: path ? '2026-05-04T13:20:11.000Z' : null,
    }))
    const items = all.slice((page - 1) * PER_FILE, page * PER_FILE)
    return { items, total_pages: Math.ceil(all.length / PER_FILE) }
  }
  const app = Fastify()
  app.setNotFoundHandler((_, reply) => reply.code(404).send('no page'))
  mountSiteFiles(app, {
    shopVersion: (shop) => versions[shop],
    siteMap,
    addressOf: async (shop) => (shop === 'own' ? 'https://own.example' : `https://shops.example/${shop}`),
    hosts: {
      shopAt: async (host) => (host === 'own.example' ? { shop: 'own', isMain: true } : undefined),
      ownOriginOf: async (shop) => (shop === 'own' ? 'https://own.example' : undefined),
    },
    ...(demo && { demoShops: async () => [{ shop: 'small' }, { shop: 'big' }] }),
  })
  opened.push(() => app.close())
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { get, asked: request, versions }
}

const locsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

test('a small shop has one file with whole addresses and the days that are known [API-27]', async () => {
  const { get } = await open()
  const { statusCode, headers, body } = await get('/small/sitemap.xml')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shops.example/small</loc></url>
<url><loc>https://shops.example/small/products-list/all</loc><lastmod>2026-05-04T13:20:11.000Z</lastmod></url>
</urlset>
`)
})

test('a big shop has an index of parts, and each address stands in one of them [API-27]', async () => {
  const { get } = await open()
  const index = (await get('/big/sitemap.xml')).body
  expect(index).toContain('<sitemapindex ')
  const parts = locsIn(index)
  expect(parts).toEqual([1, 2, 3].map((part) => `https://shops.example/big/sitemap-${part}.xml`))
  const bodies = await Promise.all(parts.map(async (part) => (await get(new URL(part ?? '').pathname)).body))
  expect(bodies.flatMap(locsIn)).toEqual([
    'https://shops.example/big',
    'https://shops.example/big/a',
    'https://shops.example/big/b?x=1&amp;y=&quot;2&quot;',
    'https://shops.example/big/c',
    'https://shops.example/big/d&lt;e&gt;&apos;',
  ])
})

test('parts and shops that are not there are not found [API-27]', async () => {
  const { get } = await open()
  for (const url of [
    '/big/sitemap-4.xml',
    '/big/sitemap-0.xml',
    '/big/sitemap-x.xml',
    '/nobody/sitemap.xml',
    '/nobody/robots.txt',
  ]) {
    expect((await get(url)).statusCode, url).toBe(404)
  }
})

test('files are made once until the shop changes, and kept compressed [API-27]', async () => {
  const { get, asked, versions } = await open()
  const first = await get('/small/sitemap.xml')
  await get('/small/sitemap.xml?again')
  expect(asked).toEqual(['small 1'])
  const again = await get('/small/sitemap.xml', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  versions.small = '2'
  await get('/small/sitemap.xml')
  expect(asked).toEqual(['small 1', 'small 1'])
  const br = await get('/big/sitemap-1.xml', { 'accept-encoding': 'br' })
  const plain = br.headers['content-encoding'] ? brotliDecompressSync(br.rawPayload).toString() : br.body
  expect(locsIn(plain)).toEqual(['https://shops.example/big', 'https://shops.example/big/a'])
})

test('robots keep out of the pages of a person and are told where the map is [API-27]', async () => {
  const { get } = await open()
  const lines = (await get('/small/robots.txt')).body.trim().split('\n')
  expect(lines[0]).toBe('User-agent: *')
  for (const page of ['checkout', 'auth', 'orders', 'shopping-cart', 'customize-product', 'favorites']) {
    expect(lines).toContain(`Disallow: /small/${page}`)
  }
  expect(lines.at(-1)).toBe('Sitemap: https://shops.example/small/sitemap.xml')
  expect(lines.some((line) => /products|product-detail|pictures|assets/.test(line))).toBe(false)
})

test('the root of a host of many shops tells of none, but in the demo [API-27]', async () => {
  const { get } = await open()
  expect((await get('/sitemap.xml')).statusCode).toBe(404)
  const robots = (await get('/robots.txt')).body
  expect(robots).toContain('Disallow: /*/checkout')
  expect(robots).not.toContain('Sitemap')
  const demo = await open({ demo: true })
  const maps = ['https://shops.example/small/sitemap.xml', 'https://shops.example/big/sitemap.xml']
  expect(locsIn((await demo.get('/sitemap.xml')).body)).toEqual(maps)
  expect((await demo.get('/robots.txt')).body).toContain(`Sitemap: ${maps[1]}`)
})

test('the root of a shop’s own host is that shop’s [API-27]', async () => {
  const { get } = await open()
  const host = { host: 'own.example' }
  expect((await get('/robots.txt', host)).body).toContain('Sitemap: https://own.example/sitemap.xml')
  expect((await get('/robots.txt', host)).body).toContain('Disallow: /checkout')
  expect(locsIn((await get('/sitemap.xml', host)).body)).toEqual([
    'https://shops.example/own',
    'https://shops.example/own/products-list/all',
  ])
})

test('a map stands at the host of its shop alone [API-27, SYS-01]', async () => {
  const { get } = await open()
  expect((await get('/small/sitemap.xml', { host: 'own.example' })).statusCode).toBe(404)
  const { statusCode, headers } = await get('/own/sitemap-1.xml?a=b')
  expect([statusCode, headers.location]).toEqual([301, 'https://own.example/sitemap-1.xml?a=b'])
})
