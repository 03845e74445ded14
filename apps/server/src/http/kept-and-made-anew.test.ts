/** Two processes that keep answers give the same answers as one that keeps none, whatever is edited. */
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type VariantFixture } from '../../test/buyer.ts'
import { excuseFromLedger } from '../../test/ledger.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import {
  openServerProcess,
  openTestShops,
  type ServerProcess,
  type TestShops,
} from '../../test/test-shops.ts'
import { saveFamily } from '../catalog/families.store.ts'
import { saveGeneric } from '../catalog/save-generics.ts'
import { addDemand, applyDemand } from '../catalog/trending.store.ts'
import { saveShop } from '../shops/shops.store.ts'

/** Edits, each with as many reads of both servers. */
const EDITS = process.env.DEEP ? 2_000 : 8
const READS = 5
const LIMIT_MS = process.env.DEEP ? 1_800_000 : 240_000
/** Most time until an edit is seen; beside other tests the machine may be busy. */
const SEEN_MS = process.env.DEEP ? 1_000 : 15_000

let plain: TestShops
let keeping: ServerProcess[]
let families: number[]
const goods: VariantFixture[] = []

beforeAll(async () => {
  plain = await openTestShops()
  excuseFromLedger('everything')
  families = await inPampa(async (tx) => [
    await saveFamily(tx, { title: 'Hogar', url: 'hogar', icon_url: null, position: 1 }),
    await saveFamily(tx, { title: 'Oficina', url: 'oficina', icon_url: null, position: 2 }),
  ])
  for (let index = 0; index < 30; index++) goods.push(...(await addProduct(plain, 'pampa', draftOf(index))))
  keeping = [
    await openServerProcess(plain, { ANSWER_CACHE_MB: '4' }),
    await openServerProcess(plain, { ANSWER_CACHE_MB: '4' }),
  ]
})
afterAll(async () => {
  for (const server of keeping) await server.close()
  await plain.close()
})

const inPampa = <T>(work: Parameters<typeof plain.services.database.inShop<T>>[1]) =>
  plain.services.database.inShop(plain.pampa, work)
const oneOf = <Item>(list: readonly Item[]): Item => list[randomInt(list.length)] as Item

function draftOf(index: number) {
  const name = `${oneOf(['Taza', 'Botella', 'Lapicera'])} ${oneOf(['Norte', 'Sur', 'Este'])}`
  const tiers = [{ min_quantity: 1, cost: randomInt(50_000, 200_000) }]
  return genericDraft(`P-${index}`, name, {
    published: randomInt(10) > 0,
    families: [{ id: oneOf(families), main: true }],
    products: [
      variantDraft(`P-${index}-R`, { color: 'Rojo', stock: randomInt(100, 999), tiers }),
      variantDraft(`P-${index}-A`, { color: 'Azul', stock: randomInt(100, 999), tiers }),
    ],
  })
}

const edits: Record<string, () => Promise<unknown>> = {
  'units are held': () =>
    inPampa((tx) =>
      sql`update variants set reserved_stock = least(stock, reserved_stock + ${randomInt(1, 5)}::int)
      where sku = ${oneOf(goods).sku}`.execute(tx),
    ),
  'units of many are let go': () =>
    inPampa((tx) =>
      sql`update variants set reserved_stock = reserved_stock / 2
      where generic_id % 3 = ${randomInt(3)}::int and reserved_stock > 0`.execute(tx),
    ),
  'a product is saved': () => inPampa((tx) => saveGeneric(tx, draftOf(randomInt(goods.length / 2)))),
  'a product is wanted': () =>
    inPampa(async (tx) => {
      await addDemand(tx, [{ id: oneOf(goods).genericId, weight: randomInt(1, 9) }])
      await applyDemand(tx)
    }),
  'a family is named anew': () =>
    inPampa((tx) =>
      tx
        .updateTable('families')
        .set({ title: `Hogar ${randomInt(99)}` })
        .where('url', '=', 'hogar')
        .execute(),
    ),
  'the shop is configured anew': () =>
    saveShop(plain.ownerUrl, {
      ...pampaShop,
      config: { ...pampaShop.config, withTaxes: randomInt(2) === 1 },
      rules: { ...pampaShop.rules, profitMultiplier: `1.${randomInt(10, 90)}` },
    }),
}

const ZECAT = '/api/services/app/Zecat'
const questions: (() => string)[] = [
  () => `${ZECAT}/GetProductsList?limit=6&page=${randomInt(1, 4)}`,
  () => `${ZECAT}/GetProductsList?limit=6&order[price]=asc&name=${oneOf(['taza', 'sur', 'botela'])}`,
  () => `${ZECAT}/GetProductsList?limit=6&colors=Rojo&families[]=hogar&price[to]=2500`,
  () => `${ZECAT}/GetProductsList?limit=6&stock=${randomInt(1, 900)}`,
  () => `${ZECAT}/GetProductDetail?id=${oneOf(goods).genericId}`,
  () => `${ZECAT}/GetTrendingProducts?limit=5`,
  () => `${ZECAT}/GetProductCards?ids=${oneOf(goods).genericId},${oneOf(goods).genericId}`,
  () => `${ZECAT}/GetSuggestions?name=${oneOf(['ta', 'bot', 'lapicera n'])}`,
  () => `${ZECAT}/GetCategories`,
  () => `${ZECAT}/GetColors`,
  () => '/api/services/app/PartnerConfigs/GetConfig',
  () => '/api/services/app/SiteMap?limit=10',
]

async function read({ origin }: Pick<ServerProcess, 'origin'>, path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: { 'abp-tenantid': 'pampa' } })
  return `${answer.status} ${(await answer.text()).replace(/Código de seguimiento: [\w-]+/, '')}`
}

test(
  'two processes that keep answers say what one says that keeps none, within a second of any edit [SYS-10]',
  async () => {
    let isOver = false
    let slowest = 0
    // answers are being made all the while, so that edits happen in the middle of them
    const crowd = keeping.map(async (server) => {
      while (!isOver) await Promise.all(questions.map((question) => read(server, question())))
    })
    try {
      for (let edit = 0; edit < EDITS; edit++) {
        const [what, doIt] = oneOf(Object.entries(edits))
        await doIt()
        const done = performance.now()
        for (let turn = 0; turn < READS; turn++) {
          const path = oneOf(questions)()
          for (const server of keeping)
            slowest = Math.max(slowest, await untilEqual(server, path, { what, done }))
        }
      }
    } finally {
      isOver = true
      await Promise.all(crowd)
    }
    for (const server of keeping) {
      const { asked, made } = await server.answerStats()
      expect(made).toBeLessThan(asked)
    }
    if (process.env.DEEP)
      process.stdout.write(`${EDITS} edits, the slowest seen after ${Math.round(slowest)} ms\n`)
  },
  LIMIT_MS,
)

/** Gives the milliseconds since the edit at which the server says the same; a server that keeps nothing says what is so. */
async function untilEqual(
  server: ServerProcess,
  path: string,
  { what, done }: { what: string; done: number },
): Promise<number> {
  for (;;) {
    const asked = performance.now() - done
    const [kept, anew] = [await read(server, path), await read(plain, path)]
    if (kept === anew) return asked
    if (asked > SEEN_MS) expect(kept, `${path} after ${what}`).toBe(anew)
  }
}
