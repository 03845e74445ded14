/** A price list that rises: 2,000 products in one run, while the shop is open; `npm test -- --deep`. */
import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import { formatPriceText } from '@estampa/domain/money'
import { readDocument } from '@estampa/server/test/read-document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { DEMO_PASSWORD } from './office-page.ts'

const SHOP = 'andina'
const PRODUCTS = 2_000
const SEVERAL_MINUTES = 15 * 60_000
/** No page is older. */
const MAX_AGE_MS = 1_000

let demo: Demo
beforeAll(async () => {
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test(
  'prices of 2,000 products rise by 8 %: list, search, page and PDF follow, and all of it is taken back [OWN-05]',
  async () => {
    const { origin } = demo
    const door = { origin, shop: SHOP }
    const seller = { email: `ventas@${SHOP}.demo`, password: DEMO_PASSWORD }
    const { accessToken } = await staffClient(httpTransport(door)).staff.authenticateStaff(seller)
    const { staff } = staffClient(httpTransport({ ...door, token: () => accessToken }))
    const shop = client(httpTransport(door))
    const source = (await staff.getProducts({ Filtro: 'polera', state: 'published' })).items[0]?.id ?? 0
    const ids: number[] = []
    for (let number = 1; number <= PRODUCTS; number++) {
      const code = `SUBE-${number}`
      const copy = {
        code,
        name: `Libreta Alza ${number}`,
        copyOf: source,
        variants: [{ sku: code, stock: 500 }],
      }
      ids.push((await staff.createProduct(copy)).id)
    }
    const finish = async (id: number) => {
      for (;;) {
        const run = (await staff.getProductRuns({})).items.find((one) => one.id === id)
        if (run?.undoneAt ? run.undoDoneAt : run?.doneAt) return run
        await later(100)
      }
    }
    const carryOut = async (act: Parameters<typeof staff.startProductRun>[0]['act']) => {
      const preview = await staff.previewProductRun({ act, Filtro: 'libreta alza' })
      const run = await staff.startProductRun({ act, products: [...preview.products] })
      return { preview, run }
    }
    const shown = await carryOut({ kind: 'publish', isPublished: true })
    expect((await finish(shown.run.id))?.products).toBe(PRODUCTS)

    const id = ids[PRODUCTS - 1] ?? 0
    const named = `Libreta Alza ${PRODUCTS}`
    const { url } = await shop.catalog.getProductDetail({ id })
    const pageOf = async () => (await fetch(`${origin}/${SHOP}/product-detail/simple/${url}`)).text()
    /** What a unit costs at least, as each way of the shop says it. */
    const seen = async () => {
      const detail = await shop.catalog.getProductDetail({ id })
      const [found] = (await shop.catalog.getProductsList({ name: named })).items
      const tiers = detail.products[0]?.tiers ?? []
      const prices = tiers.map(({ price }) => price)
      const withTaxes = tiers.map(({ price_with_taxes }) => price_with_taxes)
      return {
        detail: Math.min(...prices),
        list: found?.price,
        paper: found?.price_with_taxes ?? 0,
        page: Math.max(...withTaxes),
      }
    }
    type Seen = Awaited<ReturnType<typeof seen>>
    const isOnPage = async ({ page }: Seen) => (await pageOf()).includes(amountOf(page))
    const before = await seen()
    expect(before.list).toBe(before.detail)
    expect(await isOnPage(before)).toBe(true)

    const begun = performance.now()
    const { preview, run } = await carryOut({ kind: 'price', percent: 8, rounding: '10' })
    expect([preview.products.length, preview.sameCount, run.total, run.doneAt]).toEqual([
      PRODUCTS,
      0,
      PRODUCTS,
      null,
    ])
    const done = await finish(run.id)
    const seconds = (performance.now() - begun) / 1_000
    process.stdout.write(`2,000 products looked at and changed in ${seconds.toFixed(1)} s\n`)
    expect([done?.products, done?.left]).toEqual([PRODUCTS, []])
    await later(MAX_AGE_MS)
    const after = await seen()
    const promised = preview.samples[0]?.after.price
    expect(after).toMatchObject({ detail: promised, list: promised })
    expect(after.detail / before.detail).toBeCloseTo(1.08, 1)
    expect([await isOnPage(after), await isOnPage(before)]).toEqual([true, false])
    expect(await catalogSays(shop, named, after.paper)).toBe(true)

    const undo = await staff.undoProductRun({ Id: run.id })
    expect((await finish(undo.id))?.reverted).toBe(PRODUCTS)
    await later(MAX_AGE_MS)
    expect(await seen()).toEqual(before)
    expect([await isOnPage(after), await isOnPage(before)]).toEqual([false, true])
  },
  SEVERAL_MINUTES,
)

/** As pages and papers write it, without the sign of the currency. */
const amountOf = (price: number) => formatPriceText(price * 100, 0).slice(2)

/** Whether the whole catalog as PDF has this product at this price. */
async function catalogSays(shop: ReturnType<typeof client>, name: string, price: number): Promise<boolean> {
  let answer = await shop.papers.getCatalogFile({})
  while (answer.state === 'working') {
    await later(500)
    answer = await shop.papers.getCatalogFile({})
  }
  const bytes = await (await fetch(new URL(answer.file?.url ?? '', demo.origin))).arrayBuffer()
  const { text } = await readDocument(new Uint8Array(bytes))
  return text.includes(name) && text.includes(amountOf(price))
}
