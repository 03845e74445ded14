import type { Call } from '@estampa/contract/call'
import type { Asking } from '../../asking.ts'
import type { World } from '../world.ts'

/** Who asks. a1 owns what the request names; a2 is another customer of shop A, guestB and b1 are of shop B. */
export const people = ['nobody', 'guestA', 'a1', 'a2', 'guestB', 'b1'] as const
/** The people of the shops themselves: of those calls that are theirs. */
export const sellers = ['staffA', 'staffB'] as const
/** Whoever holds the link of an order or a quote of shop A that was made without an account. */
export const holders = ['orderHolderA', 'quoteHolderA'] as const
export type HolderName = (typeof holders)[number]
export type PersonName = (typeof people)[number] | (typeof sellers)[number]

export const isOfB = (person: PersonName): boolean =>
  person === 'guestB' || person === 'b1' || person === 'staffB'

export type Prepared = Asking & {
  /** Of the one who owns what this request names, where that is not the token of `owner` itself. */
  ownerToken?: string
}

export type Row = {
  /** A seller who is not named is not asked. */
  expects: Record<(typeof people)[number], number> & Partial<Record<(typeof sellers)[number], number>>
  /** Of a holder who is answered otherwise than `expectsOfHolder` says. */
  holders: Partial<Record<HolderName, number>>
  /** Whose the named things are: this person must succeed. */
  owner: PersonName
  /** A request that is right for the owner, made anew for each who sends it. */
  asks: (world: World, asker: PersonName) => Prepared | Promise<Prepared>
  /** The call ends what the token stands for: each sends it with a new session. */
  endsSession: boolean
}

export type Rows = Record<string, Row>

/** `statuses` in the order of `people`, e.g. '401 401 200 404 401 404'. */
export function row(
  statuses: string,
  asks: Row['asks'],
  {
    owner = 'a1',
    endsSession = false,
    holders = {},
  }: Partial<Pick<Row, 'owner' | 'endsSession' | 'holders'>> = {},
): Row {
  const codes = statuses.split(/\s+/).map(Number)
  if (codes.length !== people.length) throw new Error(`a row needs ${people.length} statuses: ${statuses}`)
  const expects = Object.fromEntries(people.map((person, at) => [person, codes[at]])) as Row['expects']
  return { expects, asks, owner, endsSession, holders }
}

/**
 * A link opens one thing: its holder makes public calls and those of buyers as any other customer of the shop, to
 * whom what a request names does not belong, and no call of people with an account or a cart.
 */
export function expectsOfHolder({ expects, holders }: Row, holder: HolderName, who: Call['who']): number {
  const own = holders[holder]
  if (own !== undefined) return own
  if (who === 'staff') return 403
  return who === 'public' || who === 'buyer' ? expects.a2 : 401
}

/** A call of the sellers of A: nobody else may make it, and a seller of B names what B has not. */
export function staffRow(asks: Row['asks'], { ofB = 404 } = {}): Row {
  const forOthers = row('401 403 403 403 403 403', asks, { owner: 'staffA' })
  return { ...forOthers, expects: { ...forOthers.expects, staffA: 200, staffB: ofB } }
}

/** For calls that take nothing. */
export const nothing = () => ({ input: {} })
