/** An operator looks into the office of a shop. */
import type { Call } from '@estampa/contract/call'
import { isForReadOnly } from '@estampa/contract/call'
import { contract } from '@estampa/contract/contract'
import { office as officeCalls, staffImportFeeds, staffImports } from '@estampa/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../test/buyer.ts'
import { openRowVersions, type RowVersions } from '../../../test/fixtures/snapshot.ts'
import { type OfficeBrowser, officePassword, openTestOffice, type TestOffice } from '../../../test/office.ts'
import { inspectionTasks } from './inspections.jobs.ts'

let office: TestOffice
let olga: OfficeBrowser
let versions: RowVersions
beforeAll(async () => {
  office = await openTestOffice()
  olga = await office.enterOperator('olga@taller.example')
  versions = await openRowVersions(office.testShops.ownerUrl)
})
afterAll(async () => {
  await versions.close()
  await office.close()
})

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const begin = (reason = 'No ven el pedido 42') =>
  olga.api().operator.beginInspection({ shop: 'pampa', reason })
const today = () => olga.api('pampa').staff.getToday({})

test('an operator says why, looks for half an hour, and the shop reads it in its history [OWN-20] [ADM-17]', async () => {
  const owner = await office.enter('duena@pampa.example')
  expect(await codeOf(today())).toBe('not_allowed')
  const { fault } = await refusalOf(begin('x'))
  expect(fault?.validationErrors).toMatchObject([{ members: ['reason'] }])
  office.shift.ms = 11 * 60_000
  expect(await codeOf(begin())).toBe('proof_needed')
  office.shift.ms = 0
  await begin()
  await today()
  expect(await codeOf(olga.api('andina').staff.getToday({}))).toBe('not_allowed')
  const { shops } = await olga.api().admin.getAccount({})
  expect(shops).toMatchObject([{ shop: 'pampa', inspectedUntil: expect.any(String) }])
  expect(shops[0]?.permissions).not.toContain('orders.move')

  await olga.api().operator.endInspection({})
  expect(await codeOf(today())).toBe('not_allowed')
  const { items } = await owner.api('pampa').staff.getChanges({})
  expect(items.slice(0, 2)).toMatchObject([
    { call: 'endInspection', who: 'Olga Operadora' },
    { call: 'beginInspection', who: 'Olga Operadora', after: { reason: 'No ven el pedido 42' } },
  ])
})

test('the look ends with its time, with the appointment, and with the session [OWN-20]', async () => {
  const { services } = office
  await begin()
  office.shift.ms = 31 * 60_000
  expect(await codeOf(today())).toBe('not_allowed')
  const { rows } = await services.database.pool.query(
    `select id, inspected_until from admin_sessions where inspected_shop is not null`,
  )
  const [{ id, inspected_until: until }] = rows
  const job = { shop: office.testShops.pampa, session: id, until: until.toISOString() }
  await inspectionTasks.end_inspection(job, services)
  await inspectionTasks.end_inspection(job, services)
  office.shift.ms = 0
  const owner = await office.enter('otra@pampa.example')
  const { items } = await owner.api('pampa').staff.getChanges({})
  expect(items[0]).toMatchObject({ call: 'endInspection', at: until.toISOString() })
  expect(items.filter(({ call }) => call === 'endInspection')).toHaveLength(2)

  await begin()
  await today()
  const appoint = (since: string) =>
    services.database.pool.query(
      `update people set operator_since = ${since} where email = 'olga@taller.example'`,
    )
  await appoint('null')
  expect(await codeOf(today())).toBe('not_allowed')
  expect((await olga.api().admin.getAccount({})).shops).toEqual([])
  await appoint('now()')
  await today()
  await olga.api().operator.endInspection({})
})

test('who works in the shop enters as always, and an owner looks nowhere [OWN-20]', async () => {
  await office.add('olga@taller.example', 'andina', 'viewer')
  await olga.api().admin.signIn({ email: 'olga@taller.example', password: officePassword })
  const there = olga.api().operator.beginInspection({ shop: 'andina', reason: 'Para ver algo' })
  expect(await codeOf(there)).toBe('inspection_of_ones_own')
  expect(await codeOf(olga.api().operator.beginInspection({ shop: 'nadie', reason: 'Para ver' }))).toBe(
    'shop_not_found',
  )
  const owner = await office.enter('tercera@pampa.example')
  expect(await codeOf(owner.api().operator.beginInspection({ shop: 'andina', reason: 'Para ver' }))).toBe(
    'not_operator',
  )
})

const calls: [string, Call][] = [contract.staff, officeCalls, staffImports, staffImportFeeds]
  .flatMap((table) => Object.entries<Call>(table))
  .filter(([, { who }]) => who === 'staff')

async function ask({ method, path, example }: Call) {
  const cookie = [...olga.cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'abp-tenantid': 'pampa' }
  const takes = (example?.takes ?? {}) as Record<string, unknown>
  const query = new URLSearchParams(
    Object.entries(takes).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  )
  const isGet = method === 'GET'
  const answer = await fetch(`${office.origin}${path}${isGet ? `?${query}` : ''}`, {
    method,
    headers: isGet ? headers : { ...headers, 'content-type': 'application/json' },
    ...(!isGet && { body: JSON.stringify(takes) }),
  })
  const body = answer.headers.get('content-type')?.includes('json') ? await answer.json() : undefined
  return { status: answer.status, refusal: body?.error?.refusal as string | undefined }
}

test('every write of the office is refused with a sentence, no read breaks, and no table changes [OWN-20] [ADM-17]', async () => {
  await begin()
  const before = await versions.of(office.testShops.pampa)
  const answers = []
  for (const [name, call] of calls) answers.push({ name, call, ...(await ask(call)) })
  const writes = answers.filter(({ call }) => !isForReadOnly(call))
  expect(writes.length).toBeGreaterThan(80)
  expect(writes.filter(({ refusal }) => refusal !== 'inspection_only')).toEqual([])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
  expect(await versions.of(office.testShops.pampa)).toEqual(before)
})
