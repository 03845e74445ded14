import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Call, isForReadOnly } from '@estampa/contract/call'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Permission } from '@estampa/domain/staff'
import { SignJWT } from 'jose'
import { z } from 'zod'

/** Whom a token names. A guest id is made with the guest's token and owns what the guest uploads. */
export type TokenHolder =
  | { kind: 'guest'; guestId: string }
  /** `isGuest`: the holder of the link of one quote or one order without an account. */
  | { kind: 'customer'; customerId: number; sessionId: string; isGuest?: true }
  | { kind: 'staff'; staffId: string }

/** The person who makes the call; somebody of the shop with what they may do there. */
export type Person =
  | { kind: 'nobody' }
  | Extract<TokenHolder, { kind: 'guest' }>
  /** `isReadOnly`: somebody of the shop who sees it as this customer; `sessionId` is then of no sign-in. */
  | (Extract<TokenHolder, { kind: 'customer' }> & { isReadOnly?: true })
  /** `officeSession`: that of the back office by which they came in. */
  | {
      kind: 'staff'
      staffId: string
      permissions: readonly Permission[]
      provedAt?: Date
      officeSession?: string
      /** An operator of the installation, who is nobody of the shop and only looks. */
      isReadOnly?: true
    }
  /** A program with a key of the shop. */
  | { kind: 'key'; keyId: number; name: string; permissions: readonly Permission[] }

/** Somebody of the shop who sees it as a customer. */
export type Impersonation = {
  person: Extract<Person, { kind: 'customer' }>
  customerName: string
  endsAt: Date
}

const ISSUER = 'estampa'
const ACCESS_TOKEN_S = { guest: 30 * 24 * 3600, customer: 3600, staff: 3600 }
/** The seconds by which the clocks of several processes may differ. */
const CLOCKS_DIFFER_S = 5

export type ReadToken = { shop: number; person: TokenHolder; issuedAt: Date }
export type TokenMaker = ReturnType<typeof tokenMaker>

const HEADER = { alg: 'HS256', typ: 'at+jwt' }
/** Every token of ours begins with it: another algorithm, key, type or extension is never even looked at. */
const FIRST_PART = `${Buffer.from(JSON.stringify(HEADER)).toString('base64url')}.`

const number = z.int().positive().max(2_147_483_647)
const uuid = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const always = { iss: z.literal(ISSUER), shop: number, iat: z.int(), exp: z.int() }
/** A token says this and nothing more. */
const Claims = z.discriminatedUnion('kind', [
  z.strictObject({ ...always, kind: z.literal('guest'), guestId: uuid }),
  z.strictObject({
    ...always,
    kind: z.literal('customer'),
    customerId: number,
    sessionId: uuid,
    isGuest: z.literal(true).optional(),
  }),
  z.strictObject({ ...always, kind: z.literal('staff'), staffId: z.string().regex(/^[\w-]{1,64}$/) }),
])

type SignedClaims = z.output<typeof Claims>
/** Some kilobyte each. */
const MAX_KNOWN = 2_000

/** Signs and reads access tokens (JWT, HS256). `secret` is at least 32 bytes. A token serves one shop. */
export function tokenMaker(secret: Uint8Array) {
  /** What the latest tokens say that were found to be ours; their times are looked at whenever they come. */
  const known = new Map<string, SignedClaims>()

  function claimsIn(token: string): SignedClaims | undefined {
    const before = known.get(token)
    if (before) return before
    if (token.length > 1_000 || !token.startsWith(FIRST_PART) || !isCanonical(token)) return undefined
    const { success, data } = Claims.safeParse(signedPayload(token, secret))
    if (!success) return undefined
    known.set(token, data)
    const [oldest] = known.size > MAX_KNOWN ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return data
  }

  return {
    async issue(
      shop: number,
      person: TokenHolder,
      now: Date,
    ): Promise<{ token: string; expireInSeconds: number }> {
      const seconds = ACCESS_TOKEN_S[person.kind]
      const issued = Math.floor(now.getTime() / 1000)
      const token = await new SignJWT({ shop, ...person })
        .setProtectedHeader(HEADER)
        .setIssuer(ISSUER)
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(secret)
      return { token, expireInSeconds: seconds }
    },

    /** Gives the person and the shop that the token was issued for, and when. */
    async read(token: string, now: Date): Promise<ReadToken | Refusal> {
      const claims = claimsIn(token)
      return claims ? personOf(claims, now) : refuse('bad_token')
    },
  }
}

/**
 * Gives what the token says, if we have signed it. It is checked on this thread, because every call with a token needs
 * it and a thread of the pool, which libraries use, takes ten times as long as the signature itself.
 */
function signedPayload(token: string, secret: Uint8Array): unknown {
  const [header, payload = '', signature = ''] = token.split('.')
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Base64 has several spellings of the same bytes; a token has one. */
function isCanonical(token: string): boolean {
  const parts = token.split('.')
  return (
    parts.length === 3 && parts.every((part) => part === Buffer.from(part, 'base64url').toString('base64url'))
  )
}

/** Only what `issue` makes passes, whoever holds the key. */
function personOf(claims: SignedClaims, now: Date): ReadToken | Refusal {
  const { shop, iat, exp, iss: _, ...person } = claims
  const seconds = now.getTime() / 1000
  const isFromTheFuture = iat > seconds + CLOCKS_DIFFER_S
  const hasEnded = exp <= Math.floor(seconds)
  if (isFromTheFuture || hasEnded || exp - iat !== ACCESS_TOKEN_S[person.kind]) return refuse('bad_token')
  return { shop, person, issuedAt: new Date(iat * 1000) }
}

/** Whether this person may make the call. Who only looks is refused whatever could keep something. */
export function mayCall(
  person: Person,
  call: Pick<Call, 'who' | 'permission' | 'opens' | 'forReadOnly'>,
): true | Refusal {
  const may = isOfCallers(person, call)
  // an operator reads that they only look, whatever else they may not
  if (isRefusal(may) && !(person.kind === 'staff' && isReadOnly(person))) return may
  if (isRefusal(may) && isForReadOnly(call)) return may
  return !isReadOnly(person) || isForReadOnly(call) || refuseWriting(person)
}

function isOfCallers(person: Person, { who, permission }: Pick<Call, 'who' | 'permission'>): true | Refusal {
  if (who === 'public') return true
  // these are served without a shop, by the back office alone
  if (who === 'person' || who === 'operator') return refuse('not_allowed')
  if (person.kind === 'nobody') return refuse('no_token')
  if (who === 'staff') return maySell(person, permission) || refuse('not_allowed')
  if (who === 'buyer') return person.kind === 'customer' || refuse('no_token')
  if (isGuestBuyer(person)) return refuse('no_token')
  if (who === 'customer') return person.kind === 'customer' || refuse('no_token')
  return true
}

function maySell(person: Person, permission: Permission | undefined): boolean {
  return permission !== undefined && grantedTo(person).includes(permission)
}

/** What somebody of the shop, or a key of it, may do there. */
export function grantedTo(person: Person): readonly Permission[] {
  return person.kind === 'staff' || person.kind === 'key' ? person.permissions : []
}

/** Somebody without an account, who holds the link of one quote or one order. */
export function isGuestBuyer(person: Person): boolean {
  return person.kind === 'customer' && person.isGuest === true
}

/** Somebody of the shop who sees it as a customer, or an operator who looks into its office. */
export function isReadOnly(person: Person): boolean {
  return (person.kind === 'customer' || person.kind === 'staff') && person.isReadOnly === true
}

/** What somebody who only looks is answered where something would be kept. */
export function refuseWriting({ kind }: Person): Refusal {
  return refuse(kind === 'staff' ? 'inspection_only' : 'read_only_session')
}
