/** Most of the room is for entries that were asked for again. */
const PROTECTED_SHARE = 0.8

type Segment<Entry> = Map<string, { entry: Entry; bytes: number }>

/**
 * A memory bounded in bytes. An entry is on trial until it is asked for again; then it is protected from entries on
 * trial, so that many questions that are asked once never push out one that is asked often. Each segment forgets the
 * entry whose last use is the longest ago.
 */
export class BoundedCache<Entry> {
  readonly #trial: Segment<Entry> = new Map()
  readonly #protected: Segment<Entry> = new Map()
  readonly #mostBytes: number
  #bytes = 0
  #protectedBytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get size(): number {
    return this.#trial.size + this.#protected.size
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The entry, which counts as asked for. */
  find(key: string): Entry | undefined {
    const kept = this.#protected.get(key) ?? this.#trial.get(key)
    if (!kept) return undefined
    this.forget(key)
    this.#protect(key, kept)
    return kept.entry
  }

  /** `bytes` are those of the entry with all that it will hold. An entry of the key is replaced where it is. */
  keep(key: string, entry: Entry, bytes: number): void {
    const wasProtected = this.#protected.has(key)
    this.forget(key)
    if (bytes > this.#mostBytes * (1 - PROTECTED_SHARE)) return
    const kept = { entry, bytes }
    if (wasProtected) this.#protect(key, kept)
    else this.#try(key, kept)
    this.#shrink()
  }

  forget(key: string): void {
    const wasProtected = this.#protected.get(key)
    const kept = wasProtected ?? this.#trial.get(key)
    if (!kept) return
    this.#bytes -= kept.bytes
    if (wasProtected) this.#protectedBytes -= kept.bytes
    this.#protected.delete(key)
    this.#trial.delete(key)
  }

  *entries(): Iterable<Entry> {
    for (const { entry } of this.#protected.values()) yield entry
    for (const { entry } of this.#trial.values()) yield entry
  }

  #protect(key: string, kept: { entry: Entry; bytes: number }): void {
    this.#protected.set(key, kept)
    this.#bytes += kept.bytes
    this.#protectedBytes += kept.bytes
    for (const [oldest, demoted] of this.#protected) {
      if (this.#protectedBytes <= this.#mostBytes * PROTECTED_SHARE) break
      this.forget(oldest)
      this.#try(oldest, demoted)
    }
  }

  #try(key: string, kept: { entry: Entry; bytes: number }): void {
    this.#trial.set(key, kept)
    this.#bytes += kept.bytes
  }

  #shrink(): void {
    for (const oldest of this.#trial.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.forget(oldest)
    }
  }
}
