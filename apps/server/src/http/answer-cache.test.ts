/** Kept answers: what is kept, for whom, and until when. */
import { createServer, type Server } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, type VariantFixture } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import { excuseFromLedger } from '../../test/ledger.ts'
import { genericDraft, mugDraft, variantDraft } from '../../test/products.ts'
import { until } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { touchShop } from '../shops/shops.store.ts'

const ZECAT = '/api/services/app/Zecat'
const LIST = `${ZECAT}/GetProductsList?limit=24`

let testShops: TestShops
let pens: VariantFixture[]
let mug: VariantFixture

beforeAll(async () => {
  testShops = await openTestShops({ ANSWER_CACHE_MB: '1' })
  mug = (await addProduct(testShops, 'pampa', mugDraft()))[0] as VariantFixture
  const products = [variantDraft('PEN-R', { color: 'Rojo' }), variantDraft('PEN-A', { color: 'Azul' })]
  pens = await addProduct(testShops, 'pampa', genericDraft('PEN', 'Lapicera', { products }))
  await addProduct(
    testShops,
    'andina',
    genericDraft('LAPIZ', 'Lápiz', { products: [variantDraft('LAP', {})] }),
  )
  excuseFromLedger('everything')
  await announced()
})
afterAll(() => testShops.close())

type Answered = { status: number; text: string; etag: string; result: unknown }

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answered> {
  const answer = await fetch(testShops.origin + path, { headers: { 'abp-tenantid': 'pampa', ...headers } })
  const text = await answer.text()
  return {
    status: answer.status,
    text,
    etag: answer.headers.get('etag') ?? '',
    result: text === '' ? undefined : JSON.parse(text).result,
  }
}

const detail = (id: number) => `${ZECAT}/GetProductDetail?id=${id}`
const made = () => testShops.services.answers.stats().made

/** How many answers were made while this was done. */
async function madeBy(work: () => Promise<unknown>): Promise<number> {
  await until(() => testShops.services.answers.stats().warming === 0)
  const before = made()
  await work()
  return made() - before
}

/** Until the server has heard of every change so far. */
async function announced(): Promise<void> {
  const stored = async () => {
    const { rows } = await testShops.services.database.outside((tx) =>
      sql<{ version: number }>`select version from shops where name = 'pampa'`.execute(tx),
    )
    return rows[0]?.version
  }
  const version = await stored()
  await until(async () => (await testShops.services.shops.byName('pampa'))?.version === version)
}

const inPampa = <T>(work: Parameters<typeof testShops.services.database.inShop<T>>[1]) =>
  testShops.services.database.inShop(testShops.pampa, work)

function hold({ sku }: VariantFixture, units: number): Promise<unknown> {
  return inPampa((tx) =>
    sql`update variants set reserved_stock = reserved_stock + ${units} where sku = ${sku}`.execute(tx),
  )
}

const stockOf = async ({ genericId, sku }: VariantFixture): Promise<number | undefined> => {
  const { products } = (await ask(detail(genericId))).result as { products: { sku: string; stock: number }[] }
  return products.find((variant) => variant.sku === sku)?.stock
}

test('what has not changed is answered from memory, whatever else stands in the address [SYS-10]', async () => {
  const { text } = await ask(LIST)
  const others = [LIST, `${LIST}&utm_source=mail`, `${LIST}&tenancyName=pampa&x=1`]
  expect(
    await madeBy(async () => {
      for (const path of others) expect((await ask(path)).text).toBe(text)
    }),
  ).toBe(0)
  expect(await madeBy(() => ask(`${LIST}&page=2`))).toBe(1)
})

test('a refusal is not kept: what was missing is there as soon as it is made [SYS-10]', async () => {
  const path = `${ZECAT}/GetProductDetail?external_id=NUEVO`
  expect(
    await madeBy(async () => {
      expect([(await ask(path)).status, (await ask(path)).status]).toEqual([404, 404])
    }),
  ).toBe(2)
  expect((await ask(`${LIST}&page=0`)).status).toBe(400)
  await addProduct(testShops, 'pampa', genericDraft('NUEVO', 'Nuevo'))
  expect((await ask(path)).status).toBe(200)
  await announced()
})

test('a sale changes the answers that show its product and leaves the others [SYS-10]', async () => {
  const before = await stockOf(mug)
  await ask(LIST)
  await ask(detail(pens[0]?.genericId ?? 0))
  await hold(mug, 3)
  await expect.poll(() => stockOf(mug)).toBe((before ?? 0) - 3)
  expect(await madeBy(() => ask(detail(pens[0]?.genericId ?? 0)))).toBe(0)
  const { items } = (await ask(LIST)).result as { items: { id: number; stock: number }[] }
  const { items: other } = (await ask(`${LIST}&only_products=1`)).result as {
    items: { id: number; stock: number }[]
  }
  expect(items.map(({ stock }) => stock)).toEqual(other.map(({ stock }) => stock))
})

test('units that move from one variant to another are seen, though the product has as many [SYS-10]', async () => {
  const [red, blue] = pens as [VariantFixture, VariantFixture]
  const before = await stockOf(red)
  await inPampa((tx) =>
    sql`update variants set stock = case sku when ${red.sku} then stock + 7 else stock - 7 end
      where sku in (${red.sku}, ${blue.sku})`.execute(tx),
  )
  await expect.poll(() => stockOf(red)).toBe((before ?? 0) + 7)
})

test('a list by units in stock is not kept: any sale may change it [SYS-10]', async () => {
  expect(
    await madeBy(async () => {
      await ask(`${LIST}&stock=5`)
      await ask(`${LIST}&stock=5`)
    }),
  ).toBe(2)
})

test('many who ask for the same at once wait for one computation [SYS-10]', async () => {
  const path = `${LIST}&sorting=newest`
  await announced()
  expect(await madeBy(() => Promise.all(Array.from({ length: 30 }, () => ask(path))))).toBe(1)
})

test('what was asked for most is made again before somebody asks [SYS-10]', async () => {
  const path = `${LIST}&families[]=ninguna`
  for (let turn = 0; turn < 5; turn++) await ask(path)
  const before = made()
  await inPampa(touchShop)
  await expect.poll(made).toBeGreaterThan(before)
  await announced()
  // the answers that were warmed come one after the other
  await expect.poll(() => madeBy(() => ask(path))).toBe(0)
})

deepTest('questions that are asked once push out nothing that is asked often [SYS-10, SYS-04]', async () => {
  for (let turn = 0; turn < 3; turn++) await ask(LIST)
  for (let turn = 0; turn < 600; turn++) await ask(`${LIST}&name=azar${turn}`)
  const { bytes, entries } = testShops.services.answers.stats()
  expect(bytes).toBeLessThanOrEqual(1024 * 1024)
  expect(entries).toBeLessThan(600)
  expect(await madeBy(() => ask(LIST))).toBe(0)
})

test('a customer gets the bytes that everybody gets, and only of the own shop [SYS-10]', async () => {
  const { token } = await openBuyer(testShops, 'pampa', 'bytes')
  const nobody = await ask(LIST)
  expect(
    await madeBy(async () => {
      expect((await ask(LIST, { authorization: `Bearer ${token}` })).text).toBe(nobody.text)
    }),
  ).toBe(0)
  expect((await ask(LIST, { authorization: `Bearer ${token}`, 'abp-tenantid': 'andina' })).status).toBe(401)
})

test('a look at a kept product counts as one [API-17]', async () => {
  const looks = async () => {
    await testShops.services.views.flush()
    const { rows } = await inPampa((tx) =>
      sql<{ looks: number }>`select round(weight / trending_weight(now()) / 0.02)::int as looks
        from generic_demand where generic_id = ${mug.genericId}`.execute(tx),
    )
    return rows[0]?.looks ?? 0
  }
  const before = await looks()
  const agent = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  }
  await ask(detail(mug.genericId))
  expect(await madeBy(() => ask(detail(mug.genericId), agent))).toBe(0)
  expect(await looks()).toBe(before + 1)
})

test('nothing is answered from memory after announcements may have been missed [SYS-10, SYS-02]', async () => {
  const before = await stockOf(mug)
  const epoch = testShops.services.productVersions.epoch()
  // a line that was open for a while has last asked whether somebody is there
  await testShops.services.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query = 'listen products_changed' or query = 'select 1')`)
  await hold(mug, 2)
  await expect.poll(() => testShops.services.productVersions.epoch()).toBeGreaterThan(epoch)
  await expect.poll(() => testShops.services.productVersions.isHearing(), { timeout: 10_000 }).toBe(true)
  expect(await stockOf(mug)).toBe((before ?? 0) - 2)
})

/** A shared cache that obeys `Vary` and asks again each time, but keeps even what is private. */
async function openCachingProxy(): Promise<{ server: Server; origin: string; kept: Map<string, Kept> }> {
  const kept = new Map<string, Kept>()
  const server = createServer(async (request, response) => {
    const asked = request.headers as Record<string, string>
    const keyOf = (vary: string) =>
      [request.url, ...vary.split(/,\s*/).map((name) => asked[name.toLowerCase()] ?? '')].join('\n')
    const known = [...kept.values()].find((one) => one.key === keyOf(one.vary))
    const { host: _, connection: __, ...forwarded } = asked
    const answer = await fetch(testShops.origin + request.url, {
      headers: { ...forwarded, ...(known && { 'if-none-match': known.etag }) },
    })
    const fresh = { body: await answer.text(), etag: answer.headers.get('etag') ?? '' }
    const vary = answer.headers.get('vary') ?? ''
    if (answer.status === 200) kept.set(keyOf(vary), { ...fresh, vary, key: keyOf(vary) })
    response.end(answer.status === 304 ? known?.body : fresh.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { server, origin: `http://127.0.0.1:${port}`, kept }
}
type Kept = { body: string; etag: string; vary: string; key: string }

test('a cache between the shops and their people never gives one shop the answer of another [SYS-10, SYS-01]', async () => {
  const { server, origin, kept } = await openCachingProxy()
  const { token } = await openBuyer(testShops, 'andina', 'proxy')
  const names = async (headers: Record<string, string>) => {
    const { result } = await (await fetch(`${origin}${LIST}`, { headers })).json()
    return (result.items as { name: string }[]).map(({ name }) => name)
  }
  const pampa = await names({ 'abp-tenantid': 'pampa' })
  expect(pampa).toContain('Lapicera')
  expect(await names({ 'abp-tenantid': 'andina' })).toEqual(['Lápiz'])
  expect(await names({ 'abp.tenantid': 'andina' })).toEqual(['Lápiz'])
  expect(await names({ authorization: `Bearer ${token}` })).toEqual(['Lápiz'])
  expect(await names({ 'abp-tenantid': 'pampa' })).toEqual(pampa)
  expect(kept.size).toBe(4)
  server.close()
})
