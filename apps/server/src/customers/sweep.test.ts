import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, openCast } from '../../test/cast.ts'
import { saveUpload, type UploadToSave } from '../files/uploads.store.ts'
import { saveCustomer } from './customers.store.ts'
import { addRefreshToken, findRefreshToken, openSession } from './sessions.store.ts'
import { sweepTasks } from './sweep.jobs.ts'

const DAY_S = 24 * 3600
const today = new Date('2026-06-01T04:17:00Z')
const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_S * 1000)

let cast: Cast

beforeAll(async () => {
  cast = await openCast()
  cast.services.now = () => today
})
afterAll(() => cast.close())

const inPampa = <T>(work: Parameters<typeof cast.services.database.inShop<T>>[1]) =>
  cast.services.database.inShop(cast.pampa, work)

test('the night takes what no guest can use any more, and its files', async () => {
  const { files } = cast.services
  const keep = async (name: string, days: number) => {
    const id = randomUUID()
    const key = `shops/${cast.pampa}/logos/${id}.png`
    await files.put(key, Buffer.from('x'), 'image/png')
    const upload: UploadToSave = {
      ...{ id, kind: 'logo', name, width: 1, height: 1, bytes: 1, is_vector: false, colours: [] },
      ...{ picture_key: key, preview_key: key, drawing_key: null, created_at: daysAgo(days) },
    }
    await inPampa((tx) => saveUpload(tx, upload, { guest_id: randomUUID() }))
    return key
  }
  const [old, fresh] = [await keep('old.png', 40), await keep('fresh.png', 3)]
  await sweepTasks.sweep?.({}, cast.services)
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
  await sweepTasks.sweep?.({}, cast.services)
  const found = await Promise.all(
    [outlived, living].map((token) => inPampa((tx) => findRefreshToken(tx, token))),
  )
  expect(found.map(Boolean)).toEqual([false, true])
  const sessions = await inPampa((tx) => tx.selectFrom('customer_sessions').select('id').execute())
  expect(sessions).toHaveLength(1)
})
