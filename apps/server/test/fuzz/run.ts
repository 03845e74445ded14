import { setTimeout as delay } from 'node:timers/promises'
import type { Fixtures } from '../fixtures/fixtures.ts'
import type { MatrixRow, PreparedCall } from '../fixtures/matrix/row.ts'
import { matrix } from '../fixtures/matrix.ts'
import { openGuest, signIn } from '../fixtures/people.ts'
import { findAnswerFault } from './answer-fault.ts'
import { type FuzzTarget, listTargets } from './operations.ts'
import { type RandomSource, randomSourceOf } from './random-source.ts'
import { type FuzzRequest, knownRequest, mutatedRequest, validRequest } from './requests.ts'
import { asCurl, send, type WireAnswer, type WireRequest } from './wire-request.ts'

export type FuzzPlan = { seed: number; requests: number; from?: number }
export type Tally = { right: number; succeeded: number; statuses: Record<number, number> }
export type FuzzReport = { faults: string[]; tallies: Map<string, Tally> }

const MAX_FAULTS = 15
const AT_ONCE = 3

/** Sends the requests of a seed to the world's server and tells every answer that should not have been. */
export async function fuzz(fixtures: Fixtures, { seed, requests, from = 0 }: FuzzPlan): Promise<FuzzReport> {
  const targets = listTargets()
  const report: FuzzReport = { faults: [], tallies: new Map() }
  let next = from
  const work = async () => {
    while (next < from + requests && report.faults.length < MAX_FAULTS) {
      const turn = next
      next += 1
      const target = targets[turn % targets.length]
      if (target)
        await takeTurn(fixtures, target, { seed, turn, round: Math.floor(turn / targets.length) }, report)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return report
}

type Turn = { seed: number; turn: number; round: number }

async function takeTurn(
  fixtures: Fixtures,
  target: FuzzTarget,
  { seed, turn, round }: Turn,
  report: FuzzReport,
): Promise<void> {
  const dice = randomSourceOf(seed, turn)
  const row = rowOf(target)
  const prepared = await row.asks(fixtures, row.owner)
  const fuzzed = await makerOf(round)(target, prepared, dice)
  const request = await inSomebodysName(fixtures, row, prepared, fuzzed, dice, turn)
  const answer = await answerOnceIdle(fixtures, request)
  const fault = await confirmed(fixtures, target, request, answer)
  count(report, target, fuzzed, answer)
  if (fault) {
    const where = `${target.name} (${fuzzed.kind}), seed ${seed}, request ${turn}`
    report.faults.push(`${where}\n  ${fault}\n  ${asCurl(fixtures.testShops.origin, request)}`)
  }
}

const BUSY_TRIES = 5
const BUSY_WAIT_MS = 500

/** A process that is late refuses for a moment, which says nothing of a request: it is sent again, as `Retry-After` asks. */
async function answerOnceIdle({ testShops }: Fixtures, request: WireRequest): Promise<WireAnswer> {
  let answer = await send(testShops.origin, request)
  for (let tries = 1; answer.status === 503 && tries < BUSY_TRIES; tries += 1) {
    await delay(BUSY_WAIT_MS)
    answer = await send(testShops.origin, request)
  }
  return answer
}

/**
 * Every third round is right, so that each call is known to work between what spoils it. The first sends what the
 * world knows without a variation, so that the shortest run already tells a call that cannot succeed.
 */
function makerOf(round: number) {
  if (round === 0) return knownRequest
  return round % 3 === 0 ? validRequest : mutatedRequest
}

/** A slow answer is requested once more: the machine may have been busy with something else. */
async function confirmed(world: Fixtures, target: FuzzTarget, request: WireRequest, answer: WireAnswer) {
  const fault = findAnswerFault(target, answer)
  if (!fault?.endsWith(' ms')) return fault
  return findAnswerFault(target, await send(world.testShops.origin, request))
}

function rowOf({ name }: FuzzTarget): MatrixRow {
  const row = matrix[name]
  if (!row) throw new Error(`the matrix has no row of ${name}`)
  return row
}

/** Right requests come from whom they are right for; of the others some come from anybody, with anything. */
async function inSomebodysName(
  fixtures: Fixtures,
  row: MatrixRow,
  prepared: PreparedCall,
  { request, kind }: FuzzRequest,
  dice: RandomSource,
  turn: number,
): Promise<WireRequest> {
  const headers = new Map(Object.entries({ 'abp-tenantid': 'pampa', ...request.headers }))
  // one address each: limits of an address are not what is tested
  headers.set('x-forwarded-for', `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`)
  const token = await tokenFor(fixtures, row, prepared)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (kind !== 'right' && dice.happens(15)) spoilHeader(headers, fixtures, dice)
  return { ...request, headers: Object.fromEntries(headers) }
}

async function tokenFor(
  fixtures: Fixtures,
  row: MatrixRow,
  prepared: PreparedCall,
): Promise<string | undefined> {
  if (prepared.ownerToken) return prepared.ownerToken
  const { token, shop } = fixtures[row.owner]
  if (!row.endsSession || !token) return token
  const owner = fixtures[row.owner]
  if ('email' in owner) return (await signIn(fixtures.testShops, shop, String(owner.email))).token
  return (await openGuest(fixtures.testShops, shop)).token
}

function spoilHeader(headers: Map<string, string>, world: Fixtures, dice: RandomSource): void {
  const [name, values] = dice.pick([
    [
      'authorization',
      ['', 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'a'.repeat(5_000)}`, 'Bearer a.b.c'],
    ],
    ['authorization', [`Bearer ${world.b1.token}`, `Bearer ${world.guestA.token}`]],
    ['abp-tenantid', ['', 'nowhere', '0', '-1', '999999999999', 'andina', '../pampa', '__proto__']],
    ['if-match', ['', '*', '"x"', 'W/"1"', '"99999999999999999999"', 'a'.repeat(3_000)]],
    ['idempotency-key', ['', ' ', 'x', 'a'.repeat(3_000)]],
    ['accept', ['text/html', '']],
  ] as const)
  headers.set(name, dice.pick<string>(values))
}

function count(
  { tallies }: FuzzReport,
  { name }: FuzzTarget,
  { kind }: FuzzRequest,
  { status }: WireAnswer,
): void {
  const tally = tallies.get(name) ?? { right: 0, succeeded: 0, statuses: {} }
  tallies.set(name, tally)
  tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
  // one that stayed busy says nothing of a request
  if (kind !== 'right' || status === 503) return
  tally.right += 1
  if (status < 300) tally.succeeded += 1
}
