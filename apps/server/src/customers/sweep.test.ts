import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCustomer } from '../../test/people.ts'
import { asOwner } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveUpload, type UploadToSave } from '../customization/uploads.store.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { saveCode } from './codes.store.ts'
import { addRefreshToken, findRefreshToken, openSession } from './sessions.store.ts'
import { sweepTasks } from './sweep.jobs.ts'

const DAY_S = 24 * 3600
const today = new Date('2026-06-01T04:17:00Z')
const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_S * 1000)

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
  testShops.services.now = () => today
})
afterAll(() => testShops.close())

const inPampa = <T>(work: Parameters<typeof testShops.services.database.inShop<T>>[1]) =>
  testShops.services.database.inShop(testShops.pampa, work)

test('the night takes what no guest can use any more, and its files', async () => {
  const { files } = testShops.services
  const keep = async (name: string, days: number) => {
    const id = randomUUID()
    const key = `shops/${testShops.pampa}/logos/${id}.png`
    await files.put(key, Buffer.from('x'), 'image/png')
    const upload: UploadToSave = {
      id,
      kind: 'logo',
      name,
      width: 1,
      height: 1,
      bytes: 1,
      is_vector: false,
      colours: [],
      picture_key: key,
      preview_key: key,
      drawing_key: null,
      created_at: daysAgo(days),
    }
    await inPampa((tx) => saveUpload(tx, upload, { guest_id: randomUUID() }))
    return key
  }
  const [old, fresh] = [await keep('old.png', 40), await keep('fresh.png', 3)]
  await sweepTasks.sweep?.({}, testShops.services)
  expect([await files.has(old), await files.has(fresh)]).toEqual([false, true])
  const rows = await inPampa((tx) => tx.selectFrom('uploads').select('name').execute())
  expect(rows).toEqual([{ name: 'fresh.png' }])
})

test('a sign-in that still can be refreshed stays, ended and outlived ones go [API-12]', async () => {
  const open = async (name: string, days: number, lifetimeDays: number) => {
    const person = { email: `${name}@cliente.example`, fullName: name, phoneNumber: '', company: '' }
    return inPampa(async (tx) => {
      const { id } = await saveCustomer(tx, { ...person, password: null, verified: true })
      const session = await openSession(tx, id, lifetimeDays * DAY_S, daysAgo(days))
      return (await addRefreshToken(tx, session, daysAgo(days))).token
    })
  }
  const [outlived, living] = [await open('ana', 90, 30), await open('beto', 90, 89 + 30)]
  await sweepTasks.sweep?.({}, testShops.services)
  const found = await Promise.all(
    [outlived, living].map((token) => inPampa((tx) => findRefreshToken(tx, token))),
  )
  expect(found.map(Boolean)).toEqual([false, true])
  const sessions = await inPampa((tx) => tx.selectFrom('customer_sessions').select('id').execute())
  expect(sessions).toHaveLength(1)
})

test('accounts that nobody confirmed in a week go, with their codes; others stay [API-02, LAW-07]', async () => {
  const open = async (name: string, days: number, verified: boolean) => {
    const person = { email: `${name}@cliente.example`, fullName: name, phoneNumber: '', company: '' }
    const { id } = await inPampa((tx) => saveCustomer(tx, { ...person, password: null, verified }))
    await inPampa((tx) =>
      tx
        .updateTable('customers')
        .set({ created_at: daysAgo(days) })
        .where('id', '=', id)
        .execute(),
    )
    await inPampa((tx) =>
      saveCode(tx, { id: randomUUID(), customerId: id, purpose: 'activation' }, daysAgo(days)),
    )
  }
  await open('lena', 8, false)
  await open('mora', 6, false)
  await open('nora', 8, true)
  await open('olga', 1, true)
  await sweepTasks.sweep?.({}, testShops.services)
  const people = await inPampa((tx) => tx.selectFrom('customers').select('full_name').execute())
  expect(people.map(({ full_name }) => full_name)).toEqual(expect.arrayContaining(['mora', 'nora', 'olga']))
  expect(people.map(({ full_name }) => full_name)).not.toContain('lena')
  const codes = await inPampa((tx) => tx.selectFrom('account_codes').select('created_at').execute())
  expect(codes.map(({ created_at }) => created_at)).toEqual([daysAgo(1)])
})

test('jobs that failed for good do not keep what they were asked with [LAW-07]', async () => {
  await inPampa((tx) => enqueue(tx, 'account_mail', { to: 'gone@cliente.example' }))
  const jobs = () =>
    asOwner(testShops, `select attempts from graphile_worker.jobs where task_identifier = 'account_mail'`)
  await sweepTasks.sweep?.({}, testShops.services)
  expect(await jobs()).toHaveLength(1)
  await asOwner(
    testShops,
    `update graphile_worker._private_jobs set attempts = max_attempts, updated_at = '2026-04-30'`,
  )
  await sweepTasks.sweep?.({}, testShops.services)
  expect(await jobs()).toEqual([])
})
