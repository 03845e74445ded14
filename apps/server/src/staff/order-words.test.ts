/** Orders are looked for by what their papers and accounts say, through words that are kept of each buyer. */
import type { OrderState } from '@estampa/domain/orders'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openBuyer } from '../../test/buyer.ts'
import { openPencilShop } from '../../test/pencil-shop.ts'

const { testShops, lucia, ana, hands, place } = await openPencilShop()
afterAll(() => testShops.close())

async function found(Filtro: string, filters: { state?: OrderState[] } = {}): Promise<string[]> {
  const { items, totalCount } = await ana.api.staff.getOrders({ Filtro, ...filters })
  expect(totalCount).toBe(items.length)
  return items.map(({ id }) => id).toSorted()
}

const rename = (id: string, name: string) =>
  hands.inShop(async (tx) => {
    await sql`
      update orders set document = jsonb_set(document, '{orderInvoiceFK,name}', to_jsonb(${name}::text))
      where id = ${id}`.execute(tx)
  })

/** The words that are kept, and those that the orders have. */
async function keptAndTrue() {
  const { rows } = await hands.inShop((tx) =>
    sql<{ kept: unknown; true: unknown }>`select
      (select jsonb_agg(to_jsonb(w) - 'shop_id' order by customer_id, words) from order_words w) as kept,
      (select jsonb_agg(jsonb_build_object('customer_id', customer_id, 'words', words, 'orders', orders)
        order by customer_id, words) from (select o.customer_id, words_of_order(o) as words, count(*) as orders
          from orders o group by 1, 2) o) as true`.execute(tx),
  )
  return rows[0]
}

test('the words of a buyer are those of their orders, whatever becomes of them [ADM-07]', async () => {
  const [one, other, third] = [await place(), await place(), await place()]
  expect(await found('lucia')).toEqual([one, other, third].toSorted())
  await rename(one, 'Ñandú Imprenta')
  expect(await found('nandu')).toEqual([one])
  await rename(other, 'Ñandú Imprenta')
  await rename(one, 'Carpincho')
  expect(await found('ñandú imprenta')).toEqual([other])
  expect(await found('CARPINCHO')).toEqual([one])
  // both words, but of different orders
  expect(await found('carpincho imprenta')).toEqual([])
  await hands.inShop((tx) => sql`update orders set purchase_order = 'OC-77' where id = ${third}`.execute(tx))
  expect(await found('oc-77')).toEqual([third])
  // the account is beside the papers, not mixed with them
  const { email } = await lucia.api.customers.getProfile({})
  expect(await found(email)).toEqual([one, other, third].toSorted())
  const { kept, true: own } = (await keptAndTrue()) ?? {}
  expect(kept).toEqual(own)
  expect(kept).toHaveLength(3)
})

test('two orders of one buyer that change at once leave the words that are right [ADM-07]', async () => {
  const bruno = await openBuyer(testShops, 'pampa', 'Bruno')
  const ids = [await place(3, bruno), await place(3, bruno), await place(3, bruno)]
  for (let turn = 0; turn < 6; turn++) {
    const renamed = ids.map((id, at) => rename(id, (turn + at) % 2 === 0 ? 'Vizcacha' : 'Mulita'))
    const [placed] = await Promise.all([place(3, bruno), ...renamed])
    ids.push(placed)
  }
  const { kept, true: own } = (await keptAndTrue()) ?? {}
  expect(kept).toEqual(own)
  expect(await found('vizcacha')).toHaveLength(4)
  expect(await found('mulita')).toHaveLength(4)
})

test('a word that very many buyers say finds the same orders [ADM-07]', async () => {
  const before = await found('lucia')
  expect(before.length).toBeGreaterThan(0)
  await hands.inShop((tx) =>
    sql`insert into customers (email, full_name) select 'lucia' || n || '@muchas.example', 'Lucía ' || n
      from generate_series(1, 1001) n`.execute(tx),
  )
  expect(await found('lucia')).toEqual(before)
  expect(await found('lucia', { state: ['placed'] })).toEqual(before)
  expect(await found('lucia', { state: ['shipped'] })).toEqual([])
  const page = await ana.api.staff.getOrders({ Filtro: 'lucia', PaginaActual: 2, maxResultCount: 1 })
  const [, second] = (await ana.api.staff.getOrders({ Filtro: 'lucia' })).items
  expect(page).toMatchObject({ items: [second], totalCount: before.length })
})
