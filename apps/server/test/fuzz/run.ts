import type { Prepared, Row } from '../world/matrix/row.ts'
import { matrix } from '../world/matrix.ts'
import { openGuest, signIn } from '../world/people.ts'
import type { World } from '../world/world.ts'
import { type Dice, diceOf } from './dice.ts'
import { judge } from './judge.ts'
import { listTargets, type Target } from './operations.ts'
import { knownRequest, type Made, rightRequest, spoiltRequest } from './requests.ts'
import { asCurl, send, type WireAnswer, type WireRequest } from './wire-request.ts'

export type Plan = { seed: number; requests: number; from?: number }
export type Tally = { right: number; succeeded: number; statuses: Record<number, number> }
export type Report = { faults: string[]; tallies: Map<string, Tally> }

const MOST_FAULTS = 15
const AT_ONCE = 3

/** Sends the requests of a seed to the world's server and tells every answer that should not have been. */
export async function fuzz(world: World, { seed, requests, from = 0 }: Plan): Promise<Report> {
  const targets = listTargets()
  const report: Report = { faults: [], tallies: new Map() }
  let next = from
  const work = async () => {
    while (next < from + requests && report.faults.length < MOST_FAULTS) {
      const turn = next
      next += 1
      const target = targets[turn % targets.length]
      if (target)
        await takeTurn(world, target, { seed, turn, round: Math.floor(turn / targets.length) }, report)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return report
}

type Turn = { seed: number; turn: number; round: number }

async function takeTurn(
  world: World,
  target: Target,
  { seed, turn, round }: Turn,
  report: Report,
): Promise<void> {
  const dice = diceOf(seed, turn)
  const row = rowOf(target)
  const prepared = await row.asks(world, row.owner)
  const made = await makerOf(round)(target, prepared, dice)
  const request = await inSomebodysName(world, row, prepared, made, dice, turn)
  const answer = await send(world.cast.origin, request)
  const fault = await confirmed(world, target, request, answer)
  count(report, target, made, answer)
  if (fault) {
    const where = `${target.name} (${made.kind}), seed ${seed}, request ${turn}`
    report.faults.push(`${where}\n  ${fault}\n  ${asCurl(world.cast.origin, request)}`)
  }
}

/**
 * Every third round is right, so that each call is known to work between what spoils it. The first sends what the
 * world knows without a variation, so that the shortest run already tells a call that cannot succeed.
 */
function makerOf(round: number) {
  if (round === 0) return knownRequest
  return round % 3 === 0 ? rightRequest : spoiltRequest
}

/** What was merely slow is asked once more: the machine may have been busy with something else. */
async function confirmed(world: World, target: Target, request: WireRequest, answer: WireAnswer) {
  const fault = judge(target, answer)
  if (!fault?.endsWith(' ms')) return fault
  return judge(target, await send(world.cast.origin, request))
}

function rowOf({ name }: Target): Row {
  const row = matrix[name]
  if (!row) throw new Error(`the matrix has no row of ${name}`)
  return row
}

/** Right requests come from whom they are right for; of the others some come from anybody, with anything. */
async function inSomebodysName(
  world: World,
  row: Row,
  prepared: Prepared,
  { request, kind }: Made,
  dice: Dice,
  turn: number,
): Promise<WireRequest> {
  const headers = new Map(Object.entries({ 'abp-tenantid': 'pampa', ...request.headers }))
  // one address each: limits of an address are not what is tested
  headers.set('x-forwarded-for', `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`)
  const token = await tokenFor(world, row, prepared)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (kind !== 'right' && dice.happens(15)) spoilHeader(headers, world, dice)
  return { ...request, headers: Object.fromEntries(headers) }
}

async function tokenFor(world: World, row: Row, prepared: Prepared): Promise<string | undefined> {
  if (prepared.ownerToken) return prepared.ownerToken
  const { token, shop } = world[row.owner]
  if (!row.endsSession || !token) return token
  const owner = world[row.owner]
  if ('email' in owner) return (await signIn(world.cast, shop, String(owner.email))).token
  return (await openGuest(world.cast, shop)).token
}

function spoilHeader(headers: Map<string, string>, world: World, dice: Dice): void {
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

function count({ tallies }: Report, { name }: Target, { kind }: Made, { status }: WireAnswer): void {
  const tally = tallies.get(name) ?? { right: 0, succeeded: 0, statuses: {} }
  tallies.set(name, tally)
  tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
  // a busy machine says nothing of a request
  if (kind !== 'right' || status === 503) return
  tally.right += 1
  if (status < 300) tally.succeeded += 1
}
