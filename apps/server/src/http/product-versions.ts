import { listenForAnnouncements } from '../db/announcements.ts'

type Log = { error(cause: unknown, what: string): void }

/** Some fifty bytes each. Past so many, all are forgotten at once, with the answers that depend on them. */
const MAX_HEARD = 300_000

/** The products whose stock is shown somewhere, by id with their versions. */
export type ShownStock = {
  readonly shop: number
  readonly products: ReadonlyMap<number, number>
  /** The epoch in which the stock was read. */
  readonly epoch: number
}

export type ProductVersions = Awaited<ReturnType<typeof listenForProductVersions>>

/**
 * The versions of products as PostgreSQL announces them when their stock changes. What was read with a lower version
 * is out of date, also where the announcement arrives before the reader is through.
 */
export async function listenForProductVersions(urls: readonly string[], log: Log) {
  const heard = new Map<number, Map<number, number>>()
  let count = 0
  let epoch = 0
  let isOpen = false
  let since = Number.POSITIVE_INFINITY

  function forget(): void {
    heard.clear()
    count = 0
    epoch += 1
    since = performance.now()
  }

  function hasHeardLater({ shop, products }: Omit<ShownStock, 'epoch'>): boolean {
    const ofShop = heard.get(shop)
    if (!ofShop) return false
    for (const [id, version] of products) {
      if ((ofShop.get(id) ?? 0) > version) return true
    }
    return false
  }

  function hear(text: string): void {
    const [shop, ...products] = text.split(' ')
    const ofShop = heard.get(Number(shop)) ?? new Map<number, number>()
    heard.set(Number(shop), ofShop)
    for (const product of products) {
      const [id = 0, version = 0] = product.split(':').map(Number)
      const known = ofShop.get(id)
      if (known === undefined) count += 1
      if (known === undefined || known < version) ofShop.set(id, version)
    }
    if (count > MAX_HEARD) forget()
  }

  const stop = await listenForAnnouncements({ urls, channel: 'products_changed', log }, (announcement) => {
    if (typeof announcement === 'object') return hear(announcement.text)
    // what was announced while the line was cut is lost
    isOpen = announcement === 'line_open'
    if (isOpen) forget()
    else epoch += 1
  })

  return {
    /** False while changes may be missed. */
    isHearing: () => isOpen,
    /** What was read in an earlier epoch may be out of date without a word of it. */
    epoch: () => epoch,
    /** Whether no later version of these products was heard of, nor could have been missed. */
    isCurrent: (stock: ShownStock): boolean => stock.epoch === epoch && !hasHeardLater(stock),
    /** Whether a later version of these products was heard of, in whatever epoch they were read. */
    isOutdated: hasHeardLater,
    /** Every change after this moment of `performance.now()` was heard of, as long as it hears at all. */
    hearingSince: () => since,
    close: stop,
  }
}
