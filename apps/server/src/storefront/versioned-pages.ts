import { createSingleFlight } from '../files/single-flight.ts'
import { PageCache, type StoredPage } from './page-cache.ts'

/** Made once for many who ask at once, and kept under the shop's version; `null` is made every time. */
export class VersionedPages {
  readonly #cache: PageCache
  /** One making per page at a time, however many ask for it. */
  readonly #once = createSingleFlight<StoredPage>()

  constructor(mostBytes: number) {
    this.#cache = new PageCache(mostBytes)
  }

  async get(key: string, version: string | null, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const stored = version === null ? undefined : this.#cache.find(key, version)
    return stored ?? this.#once(`${key} ${version}`, () => this.#make(key, version, make))
  }

  async #make(key: string, version: string | null, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const page = await make()
    if (page.status < 500 && version !== null) this.#cache.keep(key, page)
    return page
  }
}
