import type { Call } from '@estampa/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, ask } from '../asking.ts'
import { everyCall } from '../every-call.ts'
import {
  expectsOfHolder,
  type HolderName,
  holders,
  type PersonName,
  type Prepared,
  people,
} from './matrix/row.ts'
import { matrix, operationOf } from './matrix.ts'
import { openGuest, signIn } from './people.ts'
import { openSums, type Sums } from './snapshot.ts'
import { openWorld, secretsOf, type World } from './world.ts'

let world: World
let sums: Sums

beforeAll(async () => {
  world = await openWorld()
  sums = await openSums(world.cast.ownerUrl)
})
afterAll(async () => {
  await sums?.close()
  await world?.cast.close()
})

const calls = new Map(everyCall.map(({ name, call }) => [name, call]))
const names = Object.keys(matrix)
const strangers = ['nobody', 'guestA', 'a2'] as const
const ofB = ['guestB', 'b1', 'staffB'] as const
const ofBIn = (name: string) => ofB.filter((person) => rowOf(name).expects[person] !== undefined)

function callOf(name: string): Call {
  const call = calls.get(operationOf(name))
  if (!call) throw new Error(`the contract has no ${operationOf(name)}`)
  return call
}

function rowOf(name: string) {
  const row = matrix[name]
  if (!row) throw new Error(`no row ${name}`)
  return row
}

/** The token that `person` sends with this row; where the call ends sessions, one of its own. */
async function tokenOf(name: string, person: PersonName, prepared: Prepared): Promise<string | undefined> {
  const { endsSession, owner } = rowOf(name)
  if (person === owner && prepared.ownerToken) return prepared.ownerToken
  const { token, shop } = world[person]
  if (!endsSession || token === undefined) return token
  const visitor = world[person]
  if ('email' in visitor) return (await signIn(world.cast, shop, String(visitor.email))).token
  return (await openGuest(world.cast, shop)).token
}

async function askAs(name: string, person: PersonName, prepared: Prepared, shop = world[person].shop) {
  const token = await tokenOf(name, person, prepared)
  return ask(world.cast.origin, callOf(name), { shop, token }, prepared)
}

/** Which of the secrets an answer tells that the request did not name itself. */
function leaksIn(answer: Answer, prepared: Prepared, secrets: readonly string[]): string[] {
  const sent = JSON.stringify([prepared.input, prepared.headers])
  return secrets.filter((secret) => answer.text.includes(secret) && !sent.includes(secret))
}

function expectStatus(answer: Answer, person: PersonName | HolderName, status: number | undefined) {
  expect([person, answer.status, answer.text.slice(0, 500)]).toEqual([person, status, expect.anything()])
}

test('every operation of the contract has a row, and every row an operation', () => {
  const rows = new Set(names.map(operationOf))
  expect([...calls.keys()].filter((name) => !rows.has(name))).toEqual([])
  expect([...rows].filter((name) => !calls.has(name))).toEqual([])
  const forOwner = (name: string) => rowOf(name).expects[rowOf(name).owner] ?? 0
  expect(names.filter((name) => Math.floor(forOwner(name) / 100) !== 2)).toEqual([])
})

describe('people of shop B who name things of shop A', () => {
  const prepared = new Map<string, Prepared>()
  let before: Record<string, string>
  beforeAll(async () => {
    for (const name of names) {
      for (const person of ofBIn(name))
        prepared.set(`${name} ${person}`, await rowOf(name).asks(world, person))
    }
    before = await sums.of(world.cast.pampa)
  })
  const requestOf = (name: string, person: PersonName) => prepared.get(`${name} ${person}`) ?? { input: {} }

  test.each(names)('%s: get the answer of their own shop and no word of the other', async (name) => {
    for (const person of ofBIn(name)) {
      const request = requestOf(name, person)
      const answer = await askAs(name, person, request)
      expectStatus(answer, person, rowOf(name).expects[person])
      expect(leaksIn(answer, request, secretsOf(world, 'pampa'))).toEqual([])
    }
  })

  test.each(names)("%s: a token of B under A's name opens nothing", async (name) => {
    for (const person of ofBIn(name)) {
      const request = requestOf(name, person)
      const answer = await askAs(name, person, request, 'pampa')
      expectStatus(answer, person, 401)
      expect(leaksIn(answer, request, secretsOf(world, 'pampa'))).toEqual([])
    }
  })

  test('change nothing of shop A, in any table', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(25)
    expect(await sums.of(world.cast.pampa)).toEqual(before)
  })
})

describe('people of the same shop', () => {
  test.each(names)('%s: who it is not for is refused, changes nothing and learns nothing', async (name) => {
    const { expects, owner, asks } = rowOf(name)
    const others = [...strangers, 'a1' as const].filter((one) => one !== owner)
    const requests = new Map<PersonName, Prepared>()
    for (const person of others) requests.set(person, await asks(world, person))
    const isRefused = (person: PersonName) => (expects[person] ?? 0) >= 400
    const refused = others.filter(isRefused)
    const before = refused.length > 0 ? await sums.of(world.cast.pampa) : {}
    for (const person of refused) {
      const request = requests.get(person) ?? { input: {} }
      const answer = await askAs(name, person, request)
      expectStatus(answer, person, expects[person])
      expect(leaksIn(answer, request, secretsOf(world, 'pampa'))).toEqual([])
    }
    if (refused.length > 0) expect(await sums.of(world.cast.pampa)).toEqual(before)
    for (const person of others.filter((one) => !isRefused(one))) {
      expectStatus(await askAs(name, person, requests.get(person) ?? { input: {} }), person, expects[person])
    }
  })

  test.each(names)('%s: whose it is gets it', async (name) => {
    const { owner, asks, expects } = rowOf(name)
    const answer = await askAs(name, owner, await asks(world, owner))
    expectStatus(answer, owner, expects[owner])
  })

  test("a seller's token opens no call of a customer [STF-01]", async () => {
    const ofCustomers = names.filter((name) => ['buyer', 'customer'].includes(callOf(name).who))
    expect(ofCustomers.length).toBeGreaterThan(20)
    for (const name of ofCustomers) {
      const { status } = await ask(world.cast.origin, callOf(name), world.staffA, { input: {} })
      expect([name, status]).toEqual([name, 401])
    }
  })

  test.each(names)(
    '%s: the holder of a link finds what it opens and nothing else [GST-01] [GST-02]',
    async (name) => {
      const ofOthers = secretsOf(world, 'pampa').filter((secret) => secret !== 'de pampa')
      for (const holder of holders) {
        const request = await rowOf(name).asks(world, 'a2')
        const answer = await ask(world.cast.origin, callOf(name), world[holder], request)
        expectStatus(answer, holder, expectsOfHolder(rowOf(name), holder, callOf(name).who))
        // what is told to somebody of the shop who brings a code or a link is told to a holder too
        const said = answer.status < 400 && callOf(name).who === 'public'
        if (!said) expect(leaksIn(answer, request, ofOthers)).toEqual([])
      }
    },
  )

  test('every person was asked for', () => {
    expect(people.toSorted()).toEqual([...strangers, 'a1', 'guestB', 'b1'].toSorted())
  })
})
