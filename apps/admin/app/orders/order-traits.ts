/** What an order is, beside its states: each part of a filter may be missing. */
export type OrderTraits = {
  decorated?: 'yes' | 'no'
  delivery?: 'shipping' | 'pickup'
  technique?: number
  /** At least so much is still to be paid, in the shop's money. */
  owed?: number
  /** Days on which it was placed; both count. */
  from?: string
  to?: string
}
export type OrderTrait = keyof OrderTraits

/** In the order of the address. */
export const orderTraits = ['decorated', 'delivery', 'technique', 'owed', 'from', 'to'] as const

const MAX_OWED = 1e11

/** What an address says wrongly is left out. */
export function readOrderTraits(query: URLSearchParams): OrderTraits {
  const decorated = (['yes', 'no'] as const).find((one) => one === query.get('decorated'))
  const delivery = (['shipping', 'pickup'] as const).find((one) => one === query.get('delivery'))
  const technique = Number(query.get('technique') ?? Number.NaN)
  const owed = Number(query.get('owed') ?? Number.NaN)
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  return {
    ...(decorated && { decorated }),
    ...(delivery && { delivery }),
    ...(Number.isInteger(technique) && technique > 0 && { technique }),
    ...(owed > 0 && owed < MAX_OWED && { owed }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}

/** «2026-02-31» is none. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export function writeOrderTraits(traits: OrderTraits, query: URLSearchParams): void {
  for (const name of orderTraits) {
    const value = traits[name]
    if (value !== undefined) query.set(name, String(value))
  }
}

/** The same as the call takes them. */
export function toTraitsInput({ decorated, ...traits }: OrderTraits) {
  return { ...traits, ...(decorated && { decorated: decorated === 'yes' }) }
}

/** Without one of them. */
export function withoutTrait(traits: OrderTraits, name: OrderTrait): OrderTraits {
  const { [name]: _, ...rest } = traits
  return rest
}
