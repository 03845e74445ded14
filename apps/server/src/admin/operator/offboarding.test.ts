/** Copies and deletions of shops, as an operator asks for them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../../test/office.ts'
import { rawZip } from '../../../test/raw-zip.ts'

let office: TestOffice
let olga: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice()
  olga = await office.enterOperator('olga@taller.example')
})
afterAll(() => office.close())

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const page = () => olga.api().operator.getOperatedShop({ shop: 'pampa' })

/** A file of the office, as this browser fetches it. */
function fetchAs(browser: OfficeBrowser, url: string): Promise<Response> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  return fetch(`${office.origin}${url}`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
}

test('an operator asks for a copy of a shop and fetches it, and nobody else does [OWN-02] [OWN-20]', async () => {
  const { operator } = olga.api()
  const asked = await operator.exportShop({ shop: 'pampa' })
  expect(asked.exports).toHaveLength(1)
  expect(await codeOf(operator.exportShop({ shop: 'nadie' }))).toBe('shop_not_found')
  await expect.poll(async () => (await page()).exports[0]?.state).toBe('done')
  const [copy] = (await page()).exports
  expect(copy).toMatchObject({ askedBy: 'Olga Operadora', path: expect.stringMatching(/^exports\//) })
  const { url } = await operator.getExportLink({ id: copy?.id ?? '' })
  const answer = await fetchAs(olga, url)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="pampa-.*\.zip"$/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes).toHaveLength(copy?.bytes ?? 0)
  expect(rawZip(bytes).has('rows/staff.jsonl')).toBe(true)

  const other = await office.enterOperator('oscar@taller.example')
  expect((await fetchAs(other, url)).status).toBe(410)
  expect((await fetchAs(office.browser(), url)).status).toBe(401)
  const owner = await office.enter('duena@pampa.example')
  expect((await fetchAs(owner, url)).status).toBe(403)
  expect((await fetchAs(olga, url.replace(copy?.id ?? '', crypto.randomUUID()))).status).toBe(410)
  office.shift.ms = 16 * 60_000
  expect((await fetchAs(olga, url)).status).toBe(410)
  expect(await codeOf(operator.getExportLink({ id: copy?.id ?? '' }))).toBe('proof_needed')
  office.shift.ms = 0
  await operator.deleteExport({ id: copy?.id ?? '' })
  expect((await fetchAs(olga, url)).status).toBe(410)
  expect((await page()).exports).toEqual([])
})

test('a suspended shop gets a date, which is taken back, and is not opened meanwhile [OWN-02] [OWN-20]', async () => {
  const { operator } = olga.api()
  const wanted = { shop: 'pampa', typed: 'pampa' }
  expect(await codeOf(operator.deleteShop(wanted))).toBe('shop_to_suspend_first')
  await operator.suspendShop({ shop: 'pampa' })
  expect(await codeOf(operator.deleteShop({ ...wanted, typed: 'andina' }))).toBe('shop_name_differs')
  office.shift.ms = 11 * 60_000
  expect(await codeOf(operator.deleteShop(wanted))).toBe('proof_needed')
  office.shift.ms = 0
  const planned = await operator.deleteShop(wanted)
  expect(planned.shop).toMatchObject({ state: 'suspended', deleteAt: planned.deletion?.dueAt })
  const days = (Date.parse(planned.deletion?.dueAt ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(planned.deletion?.copy).toMatchObject({ keptUntil: null })
  expect(await codeOf(operator.deleteShop(wanted))).toBe('shop_leaving')
  expect(await codeOf(operator.reopenShop({ shop: 'pampa' }))).toBe('shop_leaving')
  await expect.poll(async () => (await page()).deletion?.copy?.state).toBe('done')
  expect(await codeOf(operator.deleteExport({ id: planned.exports[0]?.id ?? '' }))).toBe('shop_leaving')
  expect((await operator.listDeletions({})).items).toMatchObject([{ shop: 'pampa', state: 'planned' }])

  const kept = await operator.keepShop({ shop: 'pampa' })
  expect(kept).toMatchObject({ shop: { state: 'suspended', deleteAt: null }, deletion: null })
  expect(await codeOf(operator.keepShop({ shop: 'pampa' }))).toBe('shop_not_leaving')
  await operator.reopenShop({ shop: 'pampa' })
  expect((await operator.listDeletions({})).items).toEqual([])
  const { rows } = await office.services.database.pool.query(
    'select call, who from operator_changes order by id desc limit 3',
  )
  expect(rows.map(({ call }) => call)).toEqual(['reopenShop', 'keepShop', 'deleteShop'])
})

test('a shop that is gone answers like one that never was, and its name is free [OWN-02]', async () => {
  const { operator } = olga.api()
  await operator.suspendShop({ shop: 'andina' })
  await operator.deleteShop({ shop: 'andina', typed: 'Andina ' })
  await expect
    .poll(async () => (await operator.getOperatedShop({ shop: 'andina' })).deletion?.copy?.state)
    .toBe('done')
  const { services, testShops } = office
  await asOwner(`update shops set delete_at = now() where name = 'andina'`)
  office.shift.ms = 8 * 86_400_000
  await services.database.pool.query(`select enqueue('delete_due_shops', '{}'::json, null)`)
  await expect.poll(() => codeOf(testShops.api('andina').shops.getConfig({}))).toBe('shop_not_found')
  office.shift.ms = 0
  await expect
    .poll(async () => (await operator.listDeletions({})).items)
    .toMatchObject([{ shop: 'andina', state: 'done', rows: expect.any(Number) }])
  expect((await operator.listShops({})).items.map(({ shop }) => shop)).toEqual(['pampa'])
  expect(await operator.checkShopName({ shop: 'andina' })).toEqual({ problem: null })
})

async function asOwner(statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: office.testShops.ownerUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
