import { type Refusal, refuse } from '@estampa/domain/refusal'
import { jwtVerify, SignJWT } from 'jose'

/** Who asks. A guest id is made with the guest's token and owns what the guest uploads. */
export type Person =
  | { kind: 'nobody' }
  | { kind: 'guest'; guestId: string }
  | { kind: 'customer'; customerId: number; sessionId: string }
  | { kind: 'staff'; staffId: string }

export type TokenHolder = Exclude<Person, { kind: 'nobody' }>

const ISSUER = 'estampa'
const ACCESS_TOKEN_S = { guest: 30 * 24 * 3600, customer: 3600, staff: 3600 }

export type Tokens = ReturnType<typeof tokenMaker>

/** Signs and reads access tokens (JWT, HS256). `secret` is at least 32 bytes. A token serves one shop. */
export function tokenMaker(secret: Uint8Array) {
  return {
    async issue(
      shop: number,
      person: TokenHolder,
      now: Date,
    ): Promise<{ token: string; expireInSeconds: number }> {
      const seconds = ACCESS_TOKEN_S[person.kind]
      const issued = Math.floor(now.getTime() / 1000)
      const token = await new SignJWT({ shop, ...person })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(secret)
      return { token, expireInSeconds: seconds }
    },

    /** Gives the person and the shop that the token was issued for. */
    async read(token: string, now: Date): Promise<{ shop: number; person: TokenHolder } | Refusal> {
      if (token.length > 4_000) return refuse('bad_token')
      try {
        const { payload } = await jwtVerify(token, secret, {
          issuer: ISSUER,
          algorithms: ['HS256'],
          typ: 'at+jwt',
          requiredClaims: ['exp', 'iat', 'shop', 'kind'],
          currentDate: now,
        })
        return personOf(payload)
      } catch {
        return refuse('bad_token')
      }
    },
  }
}

function personOf(payload: Record<string, unknown>): { shop: number; person: TokenHolder } | Refusal {
  const { shop, kind, guestId, customerId, sessionId, staffId } = payload
  if (typeof shop !== 'number') return refuse('bad_token')
  if (kind === 'guest' && typeof guestId === 'string') return { shop, person: { kind, guestId } }
  if (kind === 'customer' && typeof customerId === 'number' && typeof sessionId === 'string') {
    return { shop, person: { kind, customerId, sessionId } }
  }
  if (kind === 'staff' && typeof staffId === 'string') return { shop, person: { kind, staffId } }
  return refuse('bad_token')
}

/** Whether this person may make a call that asks for `who` at least. */
export function mayCall(person: Person, who: 'public' | 'guest' | 'customer' | 'staff'): true | Refusal {
  if (who === 'public') return true
  if (person.kind === 'nobody') return refuse('no_token')
  if (who === 'staff') return person.kind === 'staff' || refuse('not_allowed')
  if (who === 'customer') return person.kind === 'customer' || refuse('no_token')
  return true
}
