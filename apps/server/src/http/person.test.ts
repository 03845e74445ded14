import { isRefusal } from '@estampa/domain/refusal'
import { expect, test } from 'vitest'
import { tokenMaker } from './person.ts'

const minute = 60_000
const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
const maker = (secret: string) => tokenMaker(Buffer.from(secret.padEnd(32, '.')))

test('a token that was read before still ends in its time', async () => {
  const tokens = maker('one')
  const now = new Date()
  const person = { kind: 'customer', customerId: 7, sessionId: crypto.randomUUID() } as const
  const { token } = await tokens.issue(3, person, now)
  for (const ms of [0, 0, 59 * minute]) {
    expect(await tokens.read(token, later(now, ms))).toMatchObject({ shop: 3, person })
  }
  expect(isRefusal(await tokens.read(token, later(now, 61 * minute)))).toBe(true)
  expect(isRefusal(await tokens.read(token, later(now, -minute)))).toBe(true)
})

test('a token that was read before opens nothing for one that is like it', async () => {
  const tokens = maker('one')
  const now = new Date()
  const { token } = await tokens.issue(3, { kind: 'guest', guestId: crypto.randomUUID() }, now)
  expect(isRefusal(await tokens.read(token, now))).toBe(false)
  const [header, payload, signature = ''] = token.split('.')
  const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  for (const forged of [`${header}.${payload}.${other}`, `${token}=`, ` ${token}`, `${header}.${payload}.`]) {
    expect(isRefusal(await tokens.read(forged, now))).toBe(true)
  }
  expect(isRefusal(await maker('two').read(token, now))).toBe(true)
})

test('who holds a token cannot change what others read of it', async () => {
  const tokens = maker('one')
  const now = new Date()
  const { token } = await tokens.issue(3, { kind: 'guest', guestId: crypto.randomUUID() }, now)
  const first = await tokens.read(token, now)
  if (isRefusal(first)) throw new Error('refused')
  Object.assign(first.person, { kind: 'staff', staffId: 'root' })
  expect(await tokens.read(token, now)).toMatchObject({ person: { kind: 'guest' } })
})
