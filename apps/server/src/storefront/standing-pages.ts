import type { FastifyRequest } from 'fastify'
import { BoundedCache } from '../caching/bounded-cache.ts'
import type { KeptPlace, StoredPage } from './versioned-pages.ts'

export type StandingOptions = {
  /** Counts the changes of shops and hosts; what was decided under a count is decided the same until the next. */
  changes: () => number
  /** Whether a browser brings nothing that opens more than everybody sees. */
  isAnybody: (request: Pick<FastifyRequest, 'headers'>) => boolean
}

type Standing = KeptPlace & { shop: string; changes: number }

/** Room for as many addresses as pages are kept; what is decided for a page that is not kept any more serves nobody. */
const MOST_BYTES = 1024 * 1024
/** Beside its address and its key. */
const ENTRY_BYTES = 300

/**
 * Whose page an address leads to, that its host serves it and that its shop is open was decided once, and stands for
 * whoever comes next until a shop or a host changes.
 */
export class StandingPages {
  readonly #options: StandingOptions
  readonly #pageAt: (where: KeptPlace) => StoredPage | undefined
  readonly #decided = new BoundedCache<Standing>(MOST_BYTES)

  constructor(options: StandingOptions, pageAt: (where: KeptPlace) => StoredPage | undefined) {
    this.#options = options
    this.#pageAt = pageAt
  }

  find(request: FastifyRequest): { page: StoredPage; shop: string } | undefined {
    const standing = this.#decided.find(addressOf(request))
    if (standing?.changes !== this.#options.changes() || !this.#options.isAnybody(request)) return undefined
    const page = this.#pageAt(standing)
    return page && { page, shop: standing.shop }
  }

  /** `changes` is the count before it was decided: what changed meanwhile is decided anew. */
  keep(request: FastifyRequest, standing: Standing): void {
    if (standing.version === null || !this.#options.isAnybody(request)) return
    const address = addressOf(request)
    this.#decided.keep(address, standing, address.length + standing.key.length + ENTRY_BYTES)
  }
}

/** As the host decides by it: with the protocol, which stands in links. */
const addressOf = ({ protocol, host, url }: FastifyRequest): string => `${protocol}://${host}${url}`
