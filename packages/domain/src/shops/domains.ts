/**
 * The domains that the people of a shop bring to it. A shop is served at a domain only once its owner has proved, by a
 * record in DNS, that it is theirs; an unproved claim blocks nobody. A proof is looked for again every day. Where it is
 * missing for days, the domain is released: it stays on the list with its record, and serves again once that is back.
 */
import { type Refusal, refuse } from '../refusal.ts'
import { DAY_MS } from '../time.ts'

export const MOST_DOMAINS = 10
/** A proof that is missing for so long, and was looked for so often, releases its domain. */
const RELEASE_MS = 5 * DAY_MS
const RELEASE_CHECKS = 4
/** One look may be unlucky: the owners hear of the second. */
const WARNING_CHECKS = 2

/** Names that no public DNS resolves, or that lead to one's own machine. */
const privateSuffixes = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'invalid',
  'onion',
  'alt',
]

/** The part before the name of a domain under which its proof stands. */
const PROOF_LABEL = '_estampa'
const MAX_LENGTH = 253 - PROOF_LABEL.length - 1

export const proofNameOf = (host: string): string => `${PROOF_LABEL}.${host}`
export const proofTextOf = (token: string): string => `estampa-verify=${token}`

/** Second labels under which registries of countries sell names: `acme.com.ar` is a domain, `com.ar` is none. */
const registryLabels = ['com', 'net', 'org', 'gob', 'gov', 'edu', 'int', 'mil', 'tur', 'coop', 'mutual', 'co']

/** The domain that somebody has registered, in whose panel records are written: that of `www.acme.com.ar` is `acme.com.ar`. */
export function zoneOf(host: string): string {
  const labels = host.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  const isOfCountry = top.length === 2 && registryLabels.includes(second)
  return labels.slice(isOfCountry ? -3 : -2).join('.')
}

/** A name as panels want it that add the zone by themselves; '@' is the zone. */
export function nameInZone(name: string, host: string): string {
  const zone = zoneOf(host)
  return name === zone ? '@' : name.slice(0, -zone.length - 1)
}

/** Without what people copy along from the address bar: a scheme, a slash or a dot at the end. */
export function plainDomain(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[./]$/, '')
}

/**
 * Why a shop may not have this domain, which is in ASCII as DNS knows it. `own` are the hosts of the installation
 * itself: nobody may have one of them, or one under them.
 */
export function checkDomain(host: string, own: readonly string[]): Refusal | undefined {
  if (/^[\d.]+$/.test(host) || /^\[.*\]|:.*:/.test(host)) return refuse('domain_is_address')
  if (host.includes('*')) return refuse('domain_wildcard')
  if (/:\d*$/.test(host)) return refuse('domain_with_port')
  const labels = host.split('.')
  if (!labels.every(isLabel) || host.length > MAX_LENGTH) return refuse('domain_format')
  const top = labels.at(-1) ?? ''
  if (privateSuffixes.includes(top)) return refuse('domain_private')
  if (labels.length < 2) return refuse('domain_incomplete')
  if (!/^([a-z]{2,}|xn--[a-z0-9-]+)$/.test(top)) return refuse('domain_format')
  return own.some((one) => host === one || host.endsWith(`.${one}`))
    ? refuse('domain_of_installation')
    : undefined
}

const isLabel = (label: string): boolean => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(label)

/** Why a proof was not found; `unreachable` says nothing about it. `taken`: it is there, but another shop was first. */
export const domainProblems = ['txt_missing', 'txt_wrong', 'txt_doubled', 'unreachable', 'taken'] as const
export type DomainProblem = (typeof domainProblems)[number]

export const domainStates = ['waiting', 'ready', 'failing', 'released'] as const
export type DomainState = (typeof domainStates)[number]

/** What is known of a domain's proof. */
export type DomainProof = {
  readonly problem: DomainProblem | null
  readonly checkedAt: Date | null
  /** Null: it was never proved, or is released. */
  readonly provedAt: Date | null
  readonly failingSince: Date | null
  /** Looks in a row that did not find it, of a domain that is proved. */
  readonly failedChecks: number
  readonly releasedAt: Date | null
}

export const unproved: DomainProof = {
  problem: null,
  checkedAt: null,
  provedAt: null,
  failingSince: null,
  failedChecks: 0,
  releasedAt: null,
}

export function domainStateOf({ provedAt, failingSince, releasedAt }: DomainProof): DomainState {
  if (provedAt) return failingSince ? 'failing' : 'ready'
  return releasedAt ? 'released' : 'waiting'
}

/** When a failing domain is released if nothing changes; null: it does not fail. */
export function releaseTimeOf({ failingSince, provedAt }: DomainProof): Date | null {
  return provedAt && failingSince ? new Date(failingSince.getTime() + RELEASE_MS) : null
}

export type DomainEvent = 'proved' | 'warning' | 'released'
export type JudgedProof = { readonly proof: DomainProof; readonly event: DomainEvent | null }

/** The proof after one more look at it; `problem` is what the look found wrong, null: nothing. */
export function judgeProof(before: DomainProof, problem: DomainProblem | null, now: Date): JudgedProof {
  if (problem === null) {
    const proof = { ...unproved, checkedAt: now, provedAt: before.provedAt ?? now }
    return { proof, event: before.provedAt ? null : 'proved' }
  }
  const seen = { ...before, problem, checkedAt: now }
  if (!before.provedAt || problem === 'unreachable') return { proof: seen, event: null }
  const failingSince = before.failingSince ?? now
  const failedChecks = before.failedChecks + 1
  if (failedChecks >= RELEASE_CHECKS && now.getTime() - failingSince.getTime() >= RELEASE_MS) {
    return { proof: { ...unproved, problem, checkedAt: now, releasedAt: now }, event: 'released' }
  }
  const event = failedChecks === WARNING_CHECKS ? 'warning' : null
  return { proof: { ...seen, failingSince, failedChecks }, event }
}

const EAGER_MS = 3 * DAY_MS
const DAILY_MS = DAY_MS - DAY_MS / 24

/**
 * Whether it is time to look again: always while somebody may be waiting for it, which is for some days after it was
 * added, and else once a day.
 */
export function isCheckDue(
  { addedAt, checkedAt, provedAt, pointsHere }: DomainProof & { addedAt: Date; pointsHere: boolean | null },
  now: Date,
): boolean {
  if (!checkedAt) return true
  const isAwaited = !(provedAt && pointsHere) && now.getTime() - addedAt.getTime() < EAGER_MS
  return isAwaited || now.getTime() - checkedAt.getTime() >= DAILY_MS
}
