/**
 * Saves the cart of this browser on the server. The cart in the browser never waits and is never lost: what the server
 * does not have yet is saved a moment after the last change, one request at a time over all tabs, and again until it
 * is. Where both have gone on, they are brought together line by line.
 */
import type { CallFailure, Client } from '@estampa/contract/client'
import { type CartProduct, withProducts } from '@estampa/domain/cart'
import { isSameCart, threeWayMerge } from '@estampa/domain/cart/three-way'
import { isFailure } from '@estampa/web/failures'
import type { CartStore } from '../cart-store.ts'
import { type ReceivedCart, receivedLines } from '../received-lines.ts'
import { linesToSend } from '../wire-lines.ts'
import type { SyncedCart, SyncStorage } from './sync-storage.ts'

export type CartSavingOptions = {
  userId: number
  cart: Pick<CartStore, 'state' | 'catchUp' | 'replaceCart'>
  api: Pick<Client['cart'], 'createOrEditShoppingCart' | 'mergeShoppingCart' | 'getShoppingCartsClient'>
  memory: SyncStorage
  /** Runs work in one tab at a time. */
  inTurn: (work: () => Promise<void>) => Promise<void>
  /** Called once if an added line could not be saved. */
  addFailed: (failure: unknown) => void
  /** Called if only prices have changed since the cart was saved, with a sentence for each line. */
  pricesChanged: (changes: readonly { sentence: string }[]) => void
  report: (failure: unknown) => void
  delayMs?: number
  retryMs?: number
}

export type CartSaving = {
  /** Saves what is unsaved, then takes over the server's cart; its first time joins what a guest had. */
  restore: () => Promise<void>
  /** Saves what is unsaved now, or restores where that has not succeeded yet. */
  flush: () => Promise<void>
  /** Something has changed: it is saved in a moment. */
  changed: () => void
  stop: () => void
}

type Lines = readonly CartProduct[]

const MAX_WAIT_MS = 60_000
const MAX_ROUNDS = 6

export function createCartSaving(options: CartSavingOptions): CartSaving {
  const { delayMs = 400, retryMs = 1_000, report, inTurn } = options
  const merging = new CartMerging(options)
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let last: Promise<unknown> = Promise.resolve()

  const later = (waitMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush().catch(report), waitMs)
  }
  const run = async (work: () => Promise<void>) => {
    const own = last.then(() => inTurn(work))
    last = own.catch(() => {})
    try {
      await own
      failures = 0
    } catch (failure) {
      if (!isFinal(failure)) later(Math.min(MAX_WAIT_MS, retryMs * 2 ** failures++))
      throw failure
    }
  }
  const flush = () => run(() => (merging.isJoined() ? merging.save() : merging.restore()))
  return {
    restore: () => run(() => merging.restore()),
    flush,
    changed() {
      if (merging.isUnsaved()) later(delayMs)
    },
    stop() {
      clearTimeout(timer)
      merging.stop()
    },
  }
}

/** Merges one customer's cart of this browser with the one on the server. Callers must hold the lock. */
class CartMerging {
  readonly #options: CartSavingOptions
  /** Lines that the server does not take as they are: they stay here, and out of every save. */
  readonly #refused = new Map<string, CartProduct>()
  /** Lines that were in the cart before are not counted as added. */
  readonly #reported: Set<string>
  #isStopped = false

  constructor(options: CartSavingOptions) {
    this.#options = options
    this.#reported = new Set(uuidsOf(options.cart.state.get().cart.products))
  }

  stop(): void {
    this.#isStopped = true
  }

  isJoined(): boolean {
    return this.#isStopped || this.#synced() !== undefined
  }

  isUnsaved(): boolean {
    const synced = this.#synced()
    return synced !== undefined && !isSameCart(this.#savable(), synced.base)
  }

  /** Saves until both sides agree. */
  async save(): Promise<void> {
    const { api } = this.#options
    for (let round = 0; round < MAX_ROUNDS; round++) {
      // tabs write the cart before what was agreed of it: read at once, the two always fit
      const [synced, lines] = [this.#synced(), this.#savable()]
      if (!synced || isSameCart(lines, synced.base)) return
      try {
        const headers = { 'If-Match': `"${synced.version}"` }
        const { version } = await api.createOrEditShoppingCart(linesToSend(lines), { headers })
        this.#agree(version, lines)
      } catch (failure) {
        const theirs = findCartInRefusal(failure)
        if (theirs) this.#takeOver(theirs)
        else this.#keepRefused(lines, synced.base, failure)
      }
    }
  }

  /** Saves what is unsaved, then takes over the server's cart; its first time joins what a guest had. */
  async restore(): Promise<void> {
    if (this.#isStopped) return
    if (this.#synced()) await this.save().catch(unlessFinal)
    else await this.#join()
    try {
      const saved = await this.#options.api.getShoppingCartsClient({})
      this.#takeOver(saved)
      if (saved.priceChanges.length > 0) this.#options.pricesChanged(saved.priceChanges)
    } catch (failure) {
      const mended = findCartInRefusal(failure)
      if (mended) this.#takeOver(mended)
      throw failure
    }
  }

  /** The first time for this person: what a guest put together joins; another person's lines stay theirs. */
  async #join(): Promise<void> {
    const { api, cart, memory, userId } = this.#options
    const others = uuidsOf(memory.read()?.base ?? [])
    const isOwn = (line: CartProduct) => !others.includes(line.shoppingCartUUID)
    if (others.length > 0) cart.replaceCart((now) => withProducts(now, now.products.filter(isOwn)))
    const guest = this.#savable()
    const { leftOut } = guest.length > 0 ? await api.mergeShoppingCart(linesToSend(guest)) : { leftOut: [] }
    this.#keepOut(guest, uuidsOf(leftOut))
    const base = guest.filter((line) => !this.#refused.has(line.shoppingCartUUID))
    // version 0: whatever the server has is newer
    if (!this.#isStopped) memory.write({ userId, version: 0, base })
  }

  /** The last agreement with the server for this person; undefined after a sign-out or a change of account. */
  #synced(): SyncedCart | undefined {
    const { memory, userId } = this.#options
    const synced = memory.read()
    return this.#isStopped || synced?.userId !== userId ? undefined : synced
  }

  #savable(): CartProduct[] {
    const { cart } = this.#options
    cart.catchUp()
    const { products } = cart.state.get().cart
    return products.filter((line) => this.#refused.get(line.shoppingCartUUID) !== line)
  }

  #agree(version: number, base: Lines): void {
    const { memory, userId } = this.#options
    if (this.#synced()) memory.write({ userId, version, base })
  }

  #takeOver({ version, products }: ReceivedCart): void {
    const synced = this.#synced()
    if (!synced) return
    const theirs = receivedLines(products)
    const { cart } = this.#options
    cart.replaceCart((now) => withProducts(now, threeWayMerge(synced.base, now.products, theirs)))
    this.#agree(version, theirs)
  }

  /** After a refused save the lines that it names stay out of the next; one that names none fails. */
  #keepRefused(lines: Lines, base: Lines, failure: unknown): void {
    const known = uuidsOf(base)
    const added = uuidsOf(lines).filter((uuid) => !known.includes(uuid))
    if (added.some((uuid) => !this.#reported.has(uuid))) this.#options.addFailed(failure)
    for (const uuid of added) this.#reported.add(uuid)
    if (!this.#keepOut(lines, listRefusedUuids(failure))) throw failure
  }

  #keepOut(lines: Lines, uuids: readonly string[]): boolean {
    const out = lines.filter((line) => uuids.includes(line.shoppingCartUUID))
    for (const line of out) this.#refused.set(line.shoppingCartUUID, line)
    return out.length > 0
  }
}

const uuidsOf = (lines: readonly { readonly shoppingCartUUID: string }[]) =>
  lines.map((line) => line.shoppingCartUUID)

function unlessFinal(failure: unknown): void {
  if (!isFinal(failure)) throw failure
}

/** True if a later attempt would get the same answer. */
function isFinal(failure: unknown): boolean {
  if (!isFailure(failure)) return false
  const { status } = failure
  return status >= 400 && status < 500 && status !== 408 && status !== 409 && status !== 429
}

/** The data that a refused save or restore carries. */
type RefusalData = { version?: unknown; products?: unknown; lines?: unknown }

function dataOf(failure: unknown): RefusalData | undefined {
  const data = isFailure(failure) ? (failure as CallFailure).fault?.data : undefined
  return typeof data === 'object' && data !== null ? data : undefined
}

/** The server's own cart, where a refusal brings it along. */
function findCartInRefusal(failure: unknown): ReceivedCart | undefined {
  const data = dataOf(failure)
  if (typeof data?.version !== 'number' || !Array.isArray(data.products)) return undefined
  return { version: data.version, products: data.products }
}

/** Uuids of the lines for which a save was refused. */
function listRefusedUuids(failure: unknown): string[] {
  const { lines } = dataOf(failure) ?? {}
  if (!Array.isArray(lines)) return []
  return lines
    .map((line: { shoppingCartUUID?: unknown } | null) => line?.shoppingCartUUID)
    .filter((uuid) => typeof uuid === 'string')
}
