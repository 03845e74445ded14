/**
 * Keeps a customer's cart on the server as it is in this browser. The cart in the browser is never waited for
 * and never lost: what the server does not have yet is saved a moment after the last change, one request at a
 * time over all tabs, and again until it is. Where both have gone on, they are brought together line by line.
 */
import type { Client } from '@estampa/contract/client'
import { type CartProduct, isSameCart, threeWayMerge, withProducts } from '@estampa/domain/cart'
import type { CartStore } from '../cart-store.ts'
import { linesToSend } from '../wire-lines.ts'
import { type ReceivedCart, receivedLines } from './received-lines.ts'
import { cartWithin, isFinal, refusedUuids } from './refused-lines.ts'
import type { SyncMemory } from './sync-memory.ts'

type Calls = Pick<Client['cart'], 'createOrEditShoppingCart' | 'mergeShoppingCart' | 'getShoppingCartsClient'>

export type CartSyncParts = {
  userId: number
  cart: Pick<CartStore, 'state' | 'catchUp' | 'replaceCart'>
  api: Calls
  memory: SyncMemory
  /** Runs work in one tab at a time. */
  inTurn: (work: () => Promise<void>) => Promise<void>
  /** A line that was added could not be saved; it is told of once. */
  addFailed: (failure: unknown) => void
  report: (failure: unknown) => void
  delayMs?: number
  retryMs?: number
}

export type CartSync = {
  /** Saves what is unsaved, then takes over the server's cart; its first time joins what a guest had. */
  restore: () => Promise<void>
  /** Saves what is unsaved now, or restores where that has not succeeded yet. */
  flush: () => Promise<void>
  /** Something has changed: it is saved in a moment. */
  changed: () => void
  stop: () => void
}

const MOST_ROUNDS = 6
const LONGEST_WAIT_MS = 60_000

export function createCartSync(parts: CartSyncParts): CartSync {
  const { delayMs = 400, retryMs = 1_000, report } = parts
  const saving = createSaving(parts)
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let last: Promise<unknown> = Promise.resolve()

  const afterLast = (work: () => Promise<void>) => {
    const own = last.then(() => parts.inTurn(work))
    last = own.catch(() => {})
    return own
  }
  const later = (waitMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void again().catch(report), waitMs)
  }
  const settle = async (work: () => Promise<void>) => {
    try {
      await afterLast(work)
      failures = 0
    } catch (failure) {
      if (!isFinal(failure)) later(Math.min(LONGEST_WAIT_MS, retryMs * 2 ** failures++))
      throw failure
    }
  }
  const flush = () => settle(saving.save)
  const restore = () => settle(saving.restore)
  const again = () => (saving.isJoined() ? flush() : restore())
  return {
    restore,
    flush: again,
    changed() {
      if (saving.isUnsaved()) later(delayMs)
    },
    stop() {
      clearTimeout(timer)
      saving.stop()
    },
  }
}

/** The work itself; whoever calls it has the turn. */
function createSaving({ userId, cart, api, memory, addFailed }: CartSyncParts) {
  let isStopped = false
  /** Lines that the server does not take as they are: they stay here, and out of every save. */
  const refused = new Map<string, CartProduct>()
  /** What was there before is not being added. */
  const told = new Set(cart.state.get().cart.products.map((line) => line.shoppingCartUUID))

  const own = () => {
    const synced = memory.read()
    return isStopped || synced?.userId !== userId ? undefined : synced
  }
  // tabs write the cart before what was agreed of it, so both are read at once, this one first
  const savable = () => {
    cart.catchUp()
    const { products } = cart.state.get().cart
    return products.filter((line) => refused.get(line.shoppingCartUUID) !== line)
  }
  const agree = (version: number, base: readonly CartProduct[]) => {
    if (own()) memory.write({ userId, version, base })
  }
  const takeOver = ({ version, products }: ReceivedCart) => {
    const synced = own()
    if (!synced) return
    const theirs = receivedLines(products)
    cart.replaceCart((now) => withProducts(now, threeWayMerge(synced.base, now.products, theirs)))
    agree(version, theirs)
  }
  const refuseLines = (lines: readonly CartProduct[], failure: unknown): boolean => {
    const uuids = refusedUuids(failure)
    const named = lines.filter((line) => uuids.includes(line.shoppingCartUUID))
    for (const line of named) refused.set(line.shoppingCartUUID, line)
    return named.length > 0
  }
  const tellOfAdded = (lines: readonly CartProduct[], base: readonly CartProduct[], failure: unknown) => {
    const known = new Set(base.map((line) => line.shoppingCartUUID))
    const added = lines.map((line) => line.shoppingCartUUID).filter((uuid) => !known.has(uuid))
    if (added.some((uuid) => !told.has(uuid))) addFailed(failure)
    for (const uuid of added) told.add(uuid)
  }

  async function save(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const [synced, lines] = [own(), savable()]
      if (!synced || isSameCart(lines, synced.base)) return
      try {
        const headers = { 'If-Match': `"${synced.version}"` }
        const { version } = await api.createOrEditShoppingCart(linesToSend(lines), { headers })
        agree(version, lines)
      } catch (failure) {
        const theirs = cartWithin(failure)
        if (theirs) takeOver(theirs)
        else {
          tellOfAdded(lines, synced.base, failure)
          if (!refuseLines(lines, failure)) throw failure
        }
      }
    }
  }

  /** The first time for this person: what a guest put together joins; another person's lines stay theirs. */
  async function join(): Promise<void> {
    const others = new Set(memory.read()?.base.map((line) => line.shoppingCartUUID))
    if (others.size > 0) {
      cart.replaceCart((now) =>
        withProducts(
          now,
          now.products.filter((line) => !others.has(line.shoppingCartUUID)),
        ),
      )
    }
    for (let guest = savable(); guest.length > 0; guest = savable()) {
      try {
        await api.mergeShoppingCart(linesToSend(guest))
      } catch (failure) {
        if (refuseLines(guest, failure)) continue
        throw failure
      }
      // version 0: whatever the server has is newer
      if (!isStopped) memory.write({ userId, version: 0, base: guest })
      return
    }
    if (!isStopped) memory.write({ userId, version: 0, base: [] })
  }

  async function restore(): Promise<void> {
    if (isStopped) return
    if (own()) await save().catch((failure) => (isFinal(failure) ? undefined : Promise.reject(failure)))
    else await join()
    try {
      takeOver(await api.getShoppingCartsClient({}))
    } catch (failure) {
      const mended = cartWithin(failure)
      if (mended) takeOver(mended)
      throw failure
    }
  }

  return {
    save,
    restore,
    isJoined: () => isStopped || own() !== undefined,
    isUnsaved() {
      const synced = own()
      return synced !== undefined && !isSameCart(savable(), synced.base)
    },
    stop() {
      isStopped = true
    },
  }
}
