import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { DAY_MS } from '../time.ts'
import {
  checkDomain,
  type DomainProblem,
  type DomainProof,
  domainStateOf,
  isCheckDue,
  judgeProof,
  nameInZone,
  plainDomain,
  releaseTimeOf,
  unproved,
  zoneOf,
} from './domains.ts'

const own = ['tiendas.example', 'escritorio.example']
const codeOf = (host: string) => checkDomain(host, own)?.refusal

test('a domain that DNS can prove may be had [OWN-16]', () => {
  for (const host of [
    'acme.cl',
    'www.acme.com.ar',
    'xn--regalos-nandu-hhb.cl',
    'a.b.xn--p1ai',
    'mitiendas.example',
  ])
    expect([host, codeOf(host)]).toEqual([host, undefined])
})

test('what is no public domain of its own is refused for its own reason [OWN-16] [SYS-01]', () => {
  const reasons = {
    '10.0.0.1': 'domain_is_address',
    '1.2': 'domain_is_address',
    '[::1]': 'domain_is_address',
    'fe80::1': 'domain_is_address',
    '*.acme.cl': 'domain_wildcard',
    'acme.cl:8080': 'domain_with_port',
    acme: 'domain_incomplete',
    '': 'domain_format',
    'acme.cl/tienda': 'domain_format',
    'a b.cl': 'domain_format',
    '-acme.cl': 'domain_format',
    'acme..cl': 'domain_format',
    'acme.c1': 'domain_format',
    [`${'a'.repeat(64)}.cl`]: 'domain_format',
    [`${'a.'.repeat(130)}cl`]: 'domain_format',
    localhost: 'domain_private',
    'acme.localhost': 'domain_private',
    'impresora.local': 'domain_private',
    'metadata.internal': 'domain_private',
    'tiendas.example': 'domain_of_installation',
    'otra.tiendas.example': 'domain_of_installation',
    'escritorio.example': 'domain_of_installation',
  }
  for (const [host, code] of Object.entries(reasons)) expect([host, codeOf(host)]).toEqual([host, code])
})

test('what is copied along from an address bar is left out [OWN-16]', () => {
  expect(plainDomain(' https://WWW.Acme.CL/ ')).toBe('www.acme.cl')
  expect(plainDomain('acme.cl.')).toBe('acme.cl')
  expect(plainDomain('http://acme.cl/tienda')).toBe('acme.cl/tienda')
})

test('a record is named as the panel of its domain wants it [OWN-16]', () => {
  expect(['acme.cl', 'www.acme.cl', 'a.b.acme.com.ar', 'acme.com.ar', 'shop.com'].map(zoneOf)).toEqual([
    'acme.cl',
    'acme.cl',
    'acme.com.ar',
    'acme.com.ar',
    'shop.com',
  ])
  expect(nameInZone('_estampa.www.acme.cl', 'www.acme.cl')).toBe('_estampa.www')
  expect(nameInZone('acme.com.ar', 'acme.com.ar')).toBe('@')
})

const start = new Date('2026-11-02T12:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * DAY_MS)

function look(looks: readonly [days: number, problem: DomainProblem | null][], from: DomainProof = unproved) {
  const events: (string | null)[] = []
  let proof = from
  for (const [days, problem] of looks) {
    const judged = judgeProof(proof, problem, after(days))
    proof = judged.proof
    events.push(judged.event)
  }
  return { proof, events, state: domainStateOf(proof) }
}

test('a domain is proved once its record is found, and not before [OWN-16]', () => {
  const waiting = look([
    [0, 'txt_missing'],
    [1, 'txt_wrong'],
  ])
  expect([waiting.state, waiting.proof.problem]).toEqual(['waiting', 'txt_wrong'])
  const { state, events, proof } = look([[2, null]], waiting.proof)
  expect([state, events, proof.problem, proof.provedAt]).toEqual(['ready', ['proved'], null, after(2)])
})

test('a proof that is missing for days releases its domain, after a warning [OWN-16]', () => {
  const proved = look([[0, null]]).proof
  const { events, state, proof } = look(
    [
      [1, 'txt_missing'],
      [2, 'txt_missing'],
      [3, 'txt_missing'],
      [5, 'txt_missing'],
      [6, 'txt_missing'],
    ],
    proved,
  )
  expect(events).toEqual([null, 'warning', null, null, 'released'])
  expect([state, proof.provedAt, proof.releasedAt]).toEqual(['released', null, after(6)])
  expect(look([[7, null]], proof).state).toBe('ready')
})

test('many looks within a day release nothing, and neither does a DNS that does not answer [OWN-16]', () => {
  const proved = look([[0, null]]).proof
  const often = look(
    Array.from({ length: 20 }, (_, index) => [1 + index / 100, 'txt_missing'] as const).map(
      ([days, problem]) => [days, problem],
    ),
    proved,
  )
  expect(often.state).toBe('failing')
  expect(releaseTimeOf(often.proof)).toEqual(after(6))
  const away = look(
    [1, 2, 3, 4, 5, 6, 7, 8].map((days) => [days, 'unreachable']),
    proved,
  )
  expect([away.state, away.proof.problem]).toEqual(['ready', 'unreachable'])
})

test('a proof that is back ends the failing [OWN-16]', () => {
  const { state, proof, events } = look([
    [0, null],
    [1, 'txt_missing'],
    [2, 'txt_missing'],
    [3, null],
  ])
  expect([state, proof.failedChecks, releaseTimeOf(proof), events.at(-1)]).toEqual(['ready', 0, null, null])
})

test('a new domain is looked at eagerly, and every other once a day [OWN-16]', () => {
  const due = (found: Partial<DomainProof> & { pointsHere?: boolean | null }, now: Date) =>
    isCheckDue({ ...unproved, addedAt: start, pointsHere: null, ...found }, now)
  expect(due({}, start)).toBe(true)
  expect(due({ checkedAt: start }, after(0.01))).toBe(true)
  expect(due({ checkedAt: start, provedAt: start }, after(0.01))).toBe(true)
  expect(due({ checkedAt: start, provedAt: start, pointsHere: true }, after(0.01))).toBe(false)
  expect(due({ checkedAt: start, provedAt: start, pointsHere: true }, after(1))).toBe(true)
  expect(due({ checkedAt: after(4) }, after(4.5))).toBe(false)
  expect(due({ checkedAt: after(4) }, after(5))).toBe(true)
})

test('a refusal is a value [OWN-16]', () => {
  expect(isRefusal(checkDomain('acme', own) ?? {})).toBe(true)
})
