import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Rendered pages are the same for everyone at one URL of one shop, so they are kept with everything that
 * a reply needs: headers, script hashes, compressed bodies. A page is valid for the shop version it was
 * rendered at; there is no expiry by time. The cache is bounded in bytes and forgets what was used last.
 */
export type StoredPage = {
  version: string
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** Compressed once, when first asked for. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
}

export type Encoding = 'br' | 'gzip'

/** A page is counted as twice its body: the compressed forms and the bookkeeping are below that. */
const weightOf = (page: StoredPage) => page.body.byteLength * 2 + 2_048

export class PageCache {
  #pages = new Map<string, StoredPage>()
  #bytes = 0
  readonly #mostBytes: number

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get size() {
    return this.#pages.size
  }

  get bytes() {
    return this.#bytes
  }

  find(key: string, version: string): StoredPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    if (page.version !== version) {
      this.#bytes -= weightOf(page)
      return undefined
    }
    this.#pages.set(key, page)
    return page
  }

  keep(key: string, page: StoredPage): void {
    this.#forget(key)
    this.#pages.set(key, page)
    this.#bytes += weightOf(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= weightOf(page)
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => zip(body, { level: 6 }),
}

/** Under a kilobyte a compressed answer is no smaller on the wire. */
const MIN_BYTES = 1_024

/** The best encoding that the browser takes and that is worth it. */
export function chooseEncoding(page: StoredPage, accepted: string | undefined): Encoding | undefined {
  if (!accepted || page.body.byteLength < MIN_BYTES) return undefined
  const taken = new Set<string>()
  for (const offer of accepted.split(',')) {
    const [name = '', ...params] = offer.split(';').map((part) => part.trim().toLowerCase())
    if (!params.some((param) => /^q=0(\.0*)?$/.test(param))) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : undefined
}

export function encodedBody(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  page.encoded[encoding] ??= compressors[encoding](page.body)
  return page.encoded[encoding]
}
