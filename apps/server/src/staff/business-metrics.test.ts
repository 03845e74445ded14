import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor } from '../../test/buyer.ts'
import { excuseFromLedger } from '../../test/ledger.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { createApp } from '../app.ts'
import { addBackup } from './backups.store.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

/** Of a process that has kept no numbers yet. */
async function scrape(): Promise<string> {
  const app = await createApp({
    ...testShops.services,
    config: { ...testShops.services.config, metricsToken: 'a token of the metrics' },
  })
  const headers = { authorization: 'Bearer a token of the metrics' }
  const { payload } = await app.inject({ url: '/metrics', headers })
  await app.close()
  return payload
}
const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line))

test('what is sold and what waits is measured by currency, and names no shop and nobody [SYS-15]', async () => {
  const before = await scrape()
  expect(linesOf(before, 'orders_placed')).toEqual([
    'orders_placed{currency="ARS",period="hour"} 0',
    'orders_placed{currency="ARS",period="day"} 0',
    'orders_placed{currency="CLP",period="hour"} 0',
    'orders_placed{currency="CLP",period="day"} 0',
  ])
  expect(before).toContain('\nlast_backup_timestamp_seconds 0\n')

  const draft = genericDraft('LAPIZ', 'Lápiz', { products: [variantDraft('LAPIZ-1', { stock: 500 })] })
  const [goods] = await addProduct(testShops, 'pampa', draft)
  const lucia = await openBuyer(testShops, 'pampa')
  const input = await orderFor(lucia, 'pampa', goods as never, 3)
  const { orderId } = await lucia.api.checkout.completeOrder(input)
  // nobody told of its payment in truth
  excuseFromLedger(`order ${orderId}`)
  const { database } = testShops.services
  const { total } = await lucia.api.orders.getOrderById({ Id: orderId })
  await database.inShop(testShops.pampa, async (tx) => {
    await tx.updateTable('payments').set({ state: 'in_review' }).execute()
    const mail = { message_id: '<a@b>', recipient: 'a@b.example', subject: '', html: '', plain: '' }
    const at = new Date(Date.now() - 60_000)
    await tx
      .insertInto('mails')
      .values([
        {
          ...mail,
          event: 'order.failed',
          created_at: at,
          failed_at: new Date(),
          failure: 'mailbox unavailable',
        },
        { ...mail, event: 'order.waiting', created_at: at },
      ])
      .execute()
  })
  await database.inNoShop((tx) => addBackup(tx, new Date(1_764_000_000_000), 'by the test'))

  const after = await scrape()
  expect(linesOf(after, 'orders_placed').slice(0, 3)).toEqual([
    'orders_placed{currency="ARS",period="hour"} 1',
    'orders_placed{currency="ARS",period="day"} 1',
    'orders_placed{currency="CLP",period="hour"} 0',
  ])
  expect(after).toContain(`\norders_placed_amount{currency="ARS",period="day"} ${total}\n`)
  expect(after).toContain('\npayments_to_look_at{kind="reported"} 1\n')
  expect(after).toContain('\nmails{state="failed"} 1\n')
  expect(after).toContain('\nmails{state="waiting"} 1\n')
  const [oldest = ''] = linesOf(after, 'mails_oldest_waiting_seconds')
  expect(Number(oldest.split(' ')[1])).toBeGreaterThanOrEqual(60)
  expect(after).toContain('\ncatalog_imports{state="working"} 0\n')
  expect(after).toContain('\nlast_backup_timestamp_seconds 1764000000\n')
  expect(linesOf(after, 'files_disk_free_ratio')).toHaveLength(1)
  expect(after).not.toMatch(/pampa|andina|@/)
})

test('numbers that cannot be read are none, and the rest is told all the same [SYS-15]', async () => {
  const { database } = testShops.services
  const broken = { ...database, readInShop: () => Promise.reject(new Error('no connection')) }
  const app = await createApp({ ...testShops.services, database: broken })
  const { payload } = await app.inject({
    url: '/metrics',
    remoteAddress: '127.0.0.1',
    headers: { host: '127.0.0.1' },
  })
  await app.close()
  expect(linesOf(payload, 'orders_placed')).toEqual([])
  expect(payload).toContain('\nmails_oldest_waiting_seconds Nan\n')
  expect(payload).toContain('http_request_duration_seconds')
})

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

test('every alert is about metrics that there are, and has its paragraph for whoever is woken [SYS-15]', async () => {
  const metrics = new Set([...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const rules = [...read('deploy/alerts.yaml').matchAll(/- alert: (\w+)\n +expr: (.+)/g)]
  expect(rules.length).toBeGreaterThan(15)
  for (const [, alert, expression = ''] of rules) {
    const names = expression
      .replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)|"[^"]*"/g, ' ')
      .match(/\b[a-z]\w*\b(?! *\()/g)
      ?.filter((word) => !['and', 'or', 'offset', 'up'].includes(word))
      .map((name) => name.replace(/_seconds_(count|sum|bucket)$/, '_seconds'))
    for (const name of names ?? []) expect([alert, name, metrics.has(name)]).toEqual([alert, name, true])
  }
  const paragraphs = [...read('docs/operating.md').matchAll(/^\*\*(Estampa\w+)\*\* /gm)].map(
    ([, name]) => name,
  )
  expect(paragraphs).toEqual(rules.map(([, alert]) => alert))
})
