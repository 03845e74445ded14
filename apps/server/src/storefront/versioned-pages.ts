import { BoundedCache } from '../caching/bounded-cache.ts'
import { type EncodedBody, weightOf } from '../caching/encoded-body.ts'
import { createSingleFlight } from '../files/single-flight.ts'

/**
 * A rendered page is the same for everyone at one URL of one shop, so it is kept with everything that a reply needs:
 * headers, script hashes, compressed bodies.
 */
export type StoredPage = {
  /** The version of the shop that it was rendered at. */
  version: string
  status: number
  headers: Readonly<Record<string, string>>
  body: EncodedBody
  /** Whether the stock that it shows is still so; without it it shows none. */
  isCurrent?: () => boolean
}

/** Where a page is kept; under the version `null` none is. */
export type KeptPlace = { key: string; version: string | null }

type KeptPage = { page: StoredPage; madeAt: number }

/** However fast its products are sold, a page is not made anew more often. */
const LEAST_AGE_MS = 1_000

/**
 * Pages are made once for many who ask at once, and kept under the shop's version until their stock changes. The
 * version `null` is made every time. A page whose stock has changed is better than none: it is served where a new one
 * cannot be made.
 */
export class VersionedPages {
  readonly #cache: BoundedCache<KeptPage>
  /** One making per page at a time, however many ask for it. */
  readonly #once = createSingleFlight<StoredPage>()

  constructor(mostBytes: number) {
    this.#cache = new BoundedCache(mostBytes)
  }

  /** The page as it is kept, if nothing that it shows has changed since. */
  find(where: KeptPlace): StoredPage | undefined {
    const kept = this.#ofVersion(where)
    return kept && isCurrent(kept) ? kept.page : undefined
  }

  async get({ key, version }: KeptPlace, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const ofVersion = this.#ofVersion({ key, version })
    if (ofVersion && isCurrent(ofVersion)) return ofVersion.page
    const making = this.#once(`${key} ${version}`, () => this.#make(key, version, make))
    if (!ofVersion) return making
    const made = await making.catch(() => ofVersion.page)
    return made.status < 500 ? made : ofVersion.page
  }

  #ofVersion({ key, version }: KeptPlace): KeptPage | undefined {
    const kept = version === null ? undefined : this.#cache.find(key)
    return kept?.page.version === version ? kept : undefined
  }

  async #make(key: string, version: string | null, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const page = await make()
    if (page.status < 500 && version !== null)
      this.#cache.keep(key, { page, madeAt: performance.now() }, weightOf(page.body))
    return page
  }
}

function isCurrent({ page, madeAt }: KeptPage): boolean {
  return page.isCurrent?.() !== false || performance.now() - madeAt < LEAST_AGE_MS
}
