import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { mountStorefront, shopOf } from './host.ts'
import { addScriptHashes, contentPolicy, withoutTags } from './page-policy.ts'

/** A storefront of three pages, built as the real one is. The page says what the API told it. */
const bundle = `
export const entry = { module: {
  TAGS_HEADER: 'x-tags',
  buildAtRoot: (build) => ({ ...build, atRoot: true }),
  rootMark: '<meta name="shop-at-root">',
  pageContext: (parts) => parts,
  textOf: (response) => response.text(),
  createRequestHandler: () => async (request, parts) => {
    const { pathname } = new URL(request.url)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    if (pathname.endsWith('/throws')) throw new Error('SELECT secret FROM shops')
    if (pathname.endsWith('/broken')) return new Response('<html><head></head><body>Oops</body></html>', { status: 500, headers })
    if (pathname.endsWith('.data')) return new Response('[1]', { headers: { 'content-type': 'text/x-script' } })
    const said = parts.shopKnown ? await parts.api.say() : 'nobody'
    const html = '<html><head></head><body><script nonce="' + parts.nonce + '">start()</script><p>' + said + '</p>' + 'x'.repeat(2000) + '</body></html>'
    return new Response(html, { status: parts.shopKnown ? 200 : 404, headers })
  },
} }`

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function open(
  say: (shop: string) => Promise<string>,
  more: Partial<Parameters<typeof mountStorefront>[1]> = {},
) {
  const build = await mkdtemp(join(tmpdir(), 'storefront-'))
  await mkdir(join(build, 'server'))
  await mkdir(join(build, 'client', 'assets'), { recursive: true })
  await writeFile(join(build, 'server', 'index.js'), bundle)
  await writeFile(join(build, 'server', 'package.json'), '{"type":"module"}')
  await writeFile(join(build, 'client', 'assets', 'entry-abc.js'), 'start()')
  const versions: Record<string, string> = { pampa: '1', andina: '1' }
  const app = Fastify()
  await mountStorefront(app, {
    build,
    api: (shop) => ({ api: { say: () => say(shop) } }),
    shopVersion: (shop) => versions[shop],
    ...more,
  })
  opened.push(
    () => app.close(),
    () => rm(build, { recursive: true }),
  )
  return { app, versions, get: (url: string, headers = {}) => app.inject({ url, headers }) }
}

test('a page is rendered once until its shop changes, and never serves another shop', async () => {
  const renders: string[] = []
  const { get, versions } = await open(async (shop) => {
    renders.push(shop)
    return `hola ${shop} ${versions[shop]}`
  })
  expect((await get('/pampa')).body).toContain('hola pampa 1')
  expect((await get('/pampa')).body).toContain('hola pampa 1')
  expect((await get('/andina')).body).toContain('hola andina 1')
  expect(renders).toEqual(['pampa', 'andina'])
  versions.pampa = '2'
  expect((await get('/pampa')).body).toContain('hola pampa 2')
  expect((await get('/andina')).body).toContain('hola andina 1')
  expect(renders).toEqual(['pampa', 'andina', 'pampa'])
})

test('where an address leads is decided once, and anew for a secret, a changed shop or a changed page [SYS-10]', async () => {
  const decided: string[] = []
  const looks: unknown[] = []
  let changes = 0
  let isCurrent = true
  const { get, versions } = await open(async () => 'hola', {
    api: (shop) => ({ api: { say: async () => `hola ${shop}` }, isCurrent: () => isCurrent }),
    hosts: {
      shopAt: async (host) => {
        decided.push(host)
        return undefined
      },
      ownOriginOf: async () => undefined,
    },
    standing: { changes: () => changes, isAnybody: ({ headers }) => headers.cookie !== 'mine' },
    onView: (view) => looks.push(view),
  })
  const page = '/pampa/product-detail/simple/lapiz-7'
  const first = await get(page, { 'accept-encoding': 'br' })
  const again = await get(page, { 'accept-encoding': 'br' })
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(again.headers).toEqual({ ...first.headers, date: again.headers.date })
  expect((await get(page, { 'if-none-match': first.headers.etag })).statusCode).toBe(304)
  expect([decided.length, looks.length]).toEqual([1, 3])
  await get(page, { cookie: 'mine' })
  expect(decided).toHaveLength(2)
  versions.pampa = '2'
  changes += 1
  await get(page)
  await get(page)
  expect(decided).toHaveLength(3)
  isCurrent = false
  await new Promise((done) => setTimeout(done, 1_050))
  await get(page)
  expect(decided).toHaveLength(4)
})

test('many who ask for the same page at once cause one rendering', async () => {
  let renders = 0
  const { get } = await open(async () => {
    renders += 1
    await new Promise((done) => setTimeout(done, 20))
    return 'hola'
  })
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/pampa')))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(renders).toBe(1)
})

test('a browser that has the page gets a 304 with the policy of its own body', async () => {
  const { get } = await open(async () => 'hola')
  const first = await get('/pampa')
  const again = await get('/pampa', { 'if-none-match': first.headers.etag })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect(again.headers['cache-control']).toContain('s-maxage')
})

test('a page of somebody who sees the shop as a customer is marked, kept by nobody and counts as no look [ADM-17]', async () => {
  const looks: unknown[] = []
  const { get } = await open(async () => 'hola', {
    impersonationOf: async ({ headers }) =>
      headers.cookie === 'mine' ? { customerName: 'Lucía "Lu" <Paz>', secondsLeft: 1_080 } : undefined,
    onView: (view) => looks.push(view),
  })
  const page = '/pampa/product-detail/simple/lapiz-7'
  const plain = await get(page)
  const marked = await get(page, { cookie: 'mine', 'if-none-match': plain.headers.etag })
  expect(marked.statusCode).toBe(200)
  expect(marked.headers['cache-control']).toBe('no-store')
  expect(marked.headers.etag).toBeUndefined()
  const view =
    '{&quot;customerName&quot;:&quot;Lucía \\&quot;Lu\\&quot; &lt;Paz&gt;&quot;,&quot;secondsLeft&quot;:1080}'
  expect(marked.body).toBe(
    plain.body.replace('</head>', () => `<meta name="seen-as-customer" content="${view}"></head>`),
  )
  const data = await get('/pampa.data', { cookie: 'mine' })
  expect([data.body, data.headers['cache-control']]).toEqual(['[1]', 'no-store'])
  expect((await get(page)).body).toBe(plain.body)
  expect(looks).toHaveLength(2)
})

test('a preview is framed by the office alone, in no cache and in no search engine; any other token shows nothing [OWN-03]', async () => {
  const { get } = await open(async () => 'publicado', {
    previewOf: async (shop, token) =>
      shop === 'pampa' && token === 'mine'
        ? { api: { say: async () => 'borrador' }, office: 'https://office.example' }
        : undefined,
  })
  const plain = await get('/pampa')
  const seen = await get('/pampa?preview=mine', { 'if-none-match': plain.headers.etag })
  expect(seen.statusCode).toBe(200)
  expect(seen.body).toContain('borrador')
  expect(seen.body).toContain('<meta name="look-preview" content="{&quot;token&quot;:&quot;mine&quot;')
  expect(seen.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(seen.headers.etag).toBeUndefined()
  const policy = String(seen.headers['content-security-policy'])
  expect(policy).toContain('frame-ancestors https://office.example')
  expect(policy).not.toContain("frame-ancestors 'self'")
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  for (const url of [
    '/pampa?preview=other',
    '/andina?preview=mine',
    '/nobody?preview=mine',
    '/?preview=mine',
  ]) {
    const refused = await get(url)
    expect([url, refused.statusCode, refused.headers['cache-control']]).toEqual([url, 403, 'no-store'])
    expect(refused.body).not.toMatch(/borrador|publicado/)
  }
  expect((await get('/pampa')).body).toBe(plain.body)
  expect((await get('/pampa.data?preview=mine')).headers['cache-control']).toBe('no-store')
})

test('measuring scripts are out of the policy of a page that measures nothing [ADM-17] [UI-10]', () => {
  const policy = contentPolicy({ hashes: [], tags: true })
  expect(policy).toContain('googletagmanager')
  expect(withoutTags(policy)).toBe(contentPolicy({ hashes: [], tags: false }))
})

test('stored compressed bodies say the same as the plain one', async () => {
  const { get } = await open(async () => 'año nuevo')
  const plain = (await get('/pampa')).body
  const br = await get('/pampa', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/pampa', { 'accept-encoding': 'gzip, br;q=0' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain)
})

test('only scripts of the rendering get a hash, whatever a text of the shop contains', async () => {
  const { get } = await open(async () => '<script>steal()</script><script nonce="guess">steal()</script>')
  const { body, headers } = await get('/pampa')
  const policy = String(headers['content-security-policy'])
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect(body).toContain('<script>start()</script>')
  expect(addScriptHashes('<script>steal()</script>', 'n').hashes).toEqual([])
})

test('an address without a shop is a 404 that asks the API nothing [ROUTE-22]', async () => {
  const { get } = await open(async () => {
    throw new Error('asked')
  })
  const { statusCode, statusMessage } = await get('/nobody/products-list/all')
  expect([statusCode, statusMessage]).toEqual([404, 'This page could not be found'])
})

test('a path that looks like another host stays a path of ours', async () => {
  const { get } = await open(async () => 'hola')
  const { statusCode } = await get('//pampa.example/pampa')
  expect(statusCode).toBe(404)
})

test('an accident shows a code and no cause, and is not kept [ERR-06]', async () => {
  const { get } = await open(async () => 'hola')
  for (const url of ['/pampa/throws', '/pampa/broken']) {
    const { statusCode, body, headers } = await get(url)
    expect(statusCode).toBe(500)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toMatch(/SELECT|Error:|at .*\.js/)
    expect(body).toMatch(/Código: req-|name="request-id" content="req-/)
  }
})

test('answers for the browser router may be kept, so that a prefetch is not fetched twice', async () => {
  const { get } = await open(async () => 'hola')
  expect((await get('/pampa.data')).headers['cache-control']).toContain('max-age=30')
})

test('built files are kept for ever', async () => {
  const { get } = await open(async () => 'hola')
  const { headers, body } = await get('/assets/entry-abc.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(body).toBe('start()')
})

test('the first segment names the shop, also in the framework’s own addresses', () => {
  const of = (path: string) => shopOf(new URL(path, 'http://localhost'))
  expect([of('/pampa'), of('/pampa.data'), of('/pampa/about.data'), of('/'), of('/%E0%A4%A')]).toEqual([
    'pampa',
    'pampa',
    'pampa',
    '',
    '',
  ])
})
