import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { afterAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { openStaffMember } from '../../test/fixtures/people.ts'
import { openPencilShop } from '../../test/pencil-shop.ts'

const { testShops, lucia, ana, hands, place } = await openPencilShop()
afterAll(() => testShops.close())

async function fetched({ url }: { url: string }): Promise<Buffer> {
  const answer = await fetch(testShops.origin + url)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()

test('the orders of a filter become a workbook that adds up, and a name that is a formula stays a name [ADM-20]', async () => {
  const ids = [await place(), await place(), await place()]
  await hands.inShop((tx) =>
    sql`update customers set full_name = '=HYPERLINK("http://x.example")' where id = ${lucia.customerId}`.execute(
      tx,
    ),
  )
  const { payments } = await lucia.api.orders.getOrderById({ Id: ids[0] ?? '' })
  await ana.api.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
  const file = await ana.api.staff.exportOrders({ format: 'xlsx', state: 'placed' })
  expect(file).toMatchObject({ rows: 2, name: `pedidos-${today()}.xlsx` })
  const [head = [], ...rows] = await readSheet(await fetched(file))
  const at = (title: string) => head.indexOf(title)
  const order = await lucia.api.orders.getOrderById({ Id: ids[2] ?? '' })
  expect(rows[0]?.[at('N.º')]).toBe(order.number)
  expect(rows[0]?.[at('Comprador')]).toBe(`'=HYPERLINK("http://x.example")`)
  for (const row of rows) {
    const amount = (title: string) => Math.round(100 * Number(row[at(title)]))
    const sum = amount('Subtotal') + amount('Impuestos') + amount('Envío') - amount('Descuento')
    expect(sum).toBe(amount('Total'))
  }
})

test('the payments of a range are a list for the accountant: net and taxes make the total [ADM-20]', async () => {
  const id = await place()
  const { payments, total } = await lucia.api.orders.getOrderById({ Id: id })
  const paymentId = payments[0]?.id ?? ''
  await ana.api.staff.approvePayment({ paymentId })
  await ana.api.staff.recordRefund({ paymentId, amount: 100 })
  const file = await ana.api.staff.exportPayments({ from: today(), to: today(), format: 'csv' })
  const text = (await fetched(file)).toString('utf8')
  const [head = '', ...lines] = text.trimEnd().split('\r\n')
  expect([text.charCodeAt(0), lines.length]).toEqual([0xfeff, file.rows])
  const fields = head.slice(1).split(';')
  const rows = lines.map((line) => Object.fromEntries(line.split(';').map((one, at) => [fields[at], one])))
  const number = (typed?: string) => Math.round(100 * Number(typed?.replace(',', '.')))
  for (const row of rows) expect(number(row.Neto) + number(row.Impuestos)).toBe(number(row.Total))
  expect(rows.slice(-2).map((row) => number(row.Total))).toEqual([Math.round(total * 100), -10_000])
  const none = await ana.api.staff.exportPayments({ from: '2020-01-01', to: '2020-01-02', format: 'csv' })
  expect(none.rows).toBe(0)
})

test('who took which table, and how many rows, stands among the changes; the file is forgotten later [ADM-20]', async () => {
  const { rows, url } = await ana.api.staff.exportCustomers({ format: 'csv' })
  expect(rows).toBeGreaterThan(0)
  const kept = await hands.inShop((tx) =>
    sql<{ who: string; after: { rows: number } }>`select who, after from changes
      where call = 'exportCustomers' order by id desc limit 1`.execute(tx),
  )
  expect(kept.rows).toMatchObject([{ who: ana.name, after: { rows } }])
  expect(await fetched({ url })).toBeTruthy()
  const forgery = await fetch(testShops.origin + url.replace(/desk-files\/./, 'desk-files/z'))
  expect(forgery.status).toBe(404)
})

test('each table has a permission of its own [ADM-20] [ADM-03]', async () => {
  const asks = async (role: 'sales' | 'accounting' | 'viewer') => {
    const { api } = await openStaffMember(testShops, 'pampa', role, role)
    const status = async (call: Promise<unknown>) =>
      call.then(
        () => 200,
        async (failure: unknown) => (await refusalOf(Promise.reject(failure))).status,
      )
    return [
      await status(api.staff.exportOrders({})),
      await status(api.staff.exportPayments({ from: today(), to: today() })),
      await status(api.staff.exportCustomers({})),
    ]
  }
  expect(await asks('sales')).toEqual([200, 403, 403])
  expect(await asks('accounting')).toEqual([200, 200, 403])
  expect(await asks('viewer')).toEqual([403, 403, 403])
})

test('a table of many chunks has every row once [ADM-20]', async () => {
  await hands.inShop((tx) =>
    sql`insert into customers (email, full_name) select 'c' || n || '@empresa.example', 'Cliente ' || n
      from generate_series(1, 1234) n`.execute(tx),
  )
  const { rows, url } = await ana.api.staff.exportCustomers({ format: 'csv', Filtro: 'Cliente' })
  const lines = (await fetched({ url })).toString('utf8').trimEnd().split('\r\n').slice(1)
  expect([rows, lines.length, new Set(lines).size]).toEqual([1234, 1234, 1234])
})
