import type { Client } from '@estampa/contract/client'
import { type CartProduct, withProducts } from '@estampa/domain/cart'
import { isSameCart, threeWayMerge } from '@estampa/domain/cart/three-way'
import type { CartStore } from '../cart-store.ts'
import { linesToSend } from '../wire-lines.ts'
import { type ReceivedCart, receivedLines } from './received-lines.ts'
import { findCartInRefusal, isFinal, listRefusedUuids } from './refused-lines.ts'
import type { SyncedCart, SyncStorage } from './sync-storage.ts'

export type CartSavingOptions = {
  userId: number
  cart: Pick<CartStore, 'state' | 'catchUp' | 'replaceCart'>
  api: Pick<Client['cart'], 'createOrEditShoppingCart' | 'mergeShoppingCart' | 'getShoppingCartsClient'>
  memory: SyncStorage
  /** Called once if an added line could not be saved. */
  addFailed: (failure: unknown) => void
  /** Called if only prices have changed since the cart was saved, with a sentence for each line. */
  pricesChanged: (changes: readonly { sentence: string }[]) => void
}
type Lines = readonly CartProduct[]

const MAX_ROUNDS = 6
const uuidsOf = (lines: Lines) => lines.map((line) => line.shoppingCartUUID)

/** Merges one customer's cart of this browser with the one on the server. Callers must hold the lock. */
export class CartSaving {
  readonly #parts: CartSavingOptions
  /** Lines that the server does not take as they are: they stay here, and out of every save. */
  readonly #refused = new Map<string, CartProduct>()
  /** Lines that were in the cart before are not counted as added. */
  readonly #told: Set<string>
  #isStopped = false

  constructor(parts: CartSavingOptions) {
    this.#parts = parts
    this.#told = new Set(uuidsOf(parts.cart.state.get().cart.products))
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
    for (let round = 0; round < MAX_ROUNDS; round++) {
      // tabs write the cart before what was agreed of it: read at once, the two always fit
      const [synced, lines] = [this.#synced(), this.#savable()]
      if (!synced || isSameCart(lines, synced.base)) return
      try {
        const headers = { 'If-Match': `"${synced.version}"` }
        const { api } = this.#parts
        const { version } = await api.createOrEditShoppingCart(linesToSend(lines), { headers })
        this.#agree(version, lines)
      } catch (failure) {
        this.#bear(failure, lines, synced)
      }
    }
  }

  /** Saves what is unsaved, then takes over the server's cart; its first time joins what a guest had. */
  async restore(): Promise<void> {
    if (this.#isStopped) return
    if (this.#synced()) await this.save().catch(unlessFinal)
    else await this.#join()
    try {
      const saved = await this.#parts.api.getShoppingCartsClient({})
      this.#takeOver(saved)
      if (saved.priceChanges.length > 0) this.#parts.pricesChanged(saved.priceChanges)
    } catch (failure) {
      const mended = findCartInRefusal(failure)
      if (mended) this.#takeOver(mended)
      throw failure
    }
  }

  /** The first time for this person: what a guest put together joins; another person's lines stay theirs. */
  async #join(): Promise<void> {
    const { api, memory, userId } = this.#parts
    this.#leaveOut(memory.read()?.base ?? [])
    const guest = this.#savable()
    const { leftOut } = guest.length > 0 ? await api.mergeShoppingCart(linesToSend(guest)) : { leftOut: [] }
    this.#keepOut(guest, leftOut)
    const base = guest.filter((line) => !this.#refused.has(line.shoppingCartUUID))
    // version 0: whatever the server has is newer
    if (!this.#isStopped) memory.write({ userId, version: 0, base })
  }

  #leaveOut(others: Lines): void {
    const uuids = new Set(uuidsOf(others))
    if (uuids.size === 0) return
    this.#parts.cart.replaceCart((now) =>
      withProducts(
        now,
        now.products.filter((line) => !uuids.has(line.shoppingCartUUID)),
      ),
    )
  }

  /** The last agreement with the server for this person; undefined after a sign-out or a change of account. */
  #synced(): SyncedCart | undefined {
    const synced = this.#parts.memory.read()
    return this.#isStopped || synced?.userId !== this.#parts.userId ? undefined : synced
  }

  #savable(): CartProduct[] {
    const { cart } = this.#parts
    cart.catchUp()
    const { products } = cart.state.get().cart
    return products.filter((line) => this.#refused.get(line.shoppingCartUUID) !== line)
  }

  #agree(version: number, base: Lines): void {
    const { memory, userId } = this.#parts
    if (this.#synced()) memory.write({ userId, version, base })
  }

  #takeOver({ version, products }: ReceivedCart): void {
    const synced = this.#synced()
    if (!synced) return
    const theirs = receivedLines(products)
    this.#parts.cart.replaceCart((now) => withProducts(now, threeWayMerge(synced.base, now.products, theirs)))
    this.#agree(version, theirs)
  }

  /** After a failed save: the server's newer cart is taken over, lines that it refuses stay out. */
  #bear(failure: unknown, lines: Lines, { base }: SyncedCart): void {
    const theirs = findCartInRefusal(failure)
    if (theirs) {
      this.#takeOver(theirs)
      return
    }
    this.#tellOfAdded(lines, base, failure)
    if (!this.#refuse(lines, failure)) throw failure
  }

  #refuse(lines: Lines, failure: unknown): boolean {
    const named = listRefusedUuids(failure).map((shoppingCartUUID) => ({ shoppingCartUUID }))
    return this.#keepOut(lines, named)
  }

  /** Lines that the server refuses stay in the browser. True if there are any. */
  #keepOut(lines: Lines, named: readonly { shoppingCartUUID: string }[]): boolean {
    const uuids = new Set(named.map((one) => one.shoppingCartUUID))
    const out = lines.filter((line) => uuids.has(line.shoppingCartUUID))
    for (const line of out) this.#refused.set(line.shoppingCartUUID, line)
    return out.length > 0
  }

  #tellOfAdded(lines: Lines, base: Lines, failure: unknown): void {
    const known = new Set(uuidsOf(base))
    const added = uuidsOf(lines).filter((uuid) => !known.has(uuid))
    if (added.some((uuid) => !this.#told.has(uuid))) this.#parts.addFailed(failure)
    for (const uuid of added) this.#told.add(uuid)
  }
}

function unlessFinal(failure: unknown): void {
  if (!isFinal(failure)) throw failure
}
