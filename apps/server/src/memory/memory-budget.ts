/**
 * A budget of bytes that large work shares. Work says what it takes before it starts; what does not fit waits in a
 * bounded queue, and is refused as busy when the queue is full or its patience ends. A part of the budget is
 * reserved for small work, so that a queue of large work never keeps a small picture waiting; and while large work
 * waits, small work stays within that part, so that the large work gets its turn.
 */
import { type Refusal, refuse } from '@estampa/domain/refusal'

export type MemoryLimits = {
  readonly bytes: number
  /** Only work that fits into this part may use it. */
  readonly reservedBytes?: number
  /** The most that one owner may hold, such as one network address. */
  readonly bytesPerOwner?: number
  readonly maxWaiting: number
  readonly patienceMs: number
}
export type MemoryNeed = { readonly bytes: number; readonly owner?: string }
/** Memory that was admitted: it may shrink while the work goes on, and ends with it. */
export type MemoryLease = { shrinkTo(bytes: number): void; end(): void }

type WaitingTask = { need: MemoryNeed; admit: () => void }

export class MemoryBudget {
  #limits: Required<MemoryLimits>
  #held = 0
  /** The bytes that large tasks hold. */
  #heldByLarge = 0
  readonly #heldByOwner = new Map<string, number>()
  #queue: WaitingTask[] = []
  readonly #reclaimers = new Set<() => void>()

  constructor(limits: MemoryLimits) {
    this.#limits = { reservedBytes: 0, bytesPerOwner: limits.bytes, ...limits }
  }

  /** The most bytes that one piece of work may be given. */
  get largestNeed(): number {
    const { bytes, reservedBytes, bytesPerOwner } = this.#limits
    return Math.min(bytes - reservedBytes, bytesPerOwner)
  }

  get heldBytes(): number {
    return this.#held
  }

  /** Work that is under way keeps what it was given. */
  setLimits(limits: MemoryLimits): void {
    this.#limits = { reservedBytes: 0, bytesPerOwner: limits.bytes, ...limits }
    this.#admitWaiting()
  }

  /** Calls `reclaim` whenever work does not fit, so that whoever holds memory without need gives it back. */
  onShortage(reclaim: () => void): void {
    this.#reclaimers.add(reclaim)
  }

  /** Runs `work` with its memory. */
  async run<T>(need: MemoryNeed, work: () => Promise<T>): Promise<T | Refusal<'busy'>> {
    const lease = await this.lease(need)
    if (lease === undefined) return refuse('busy')
    try {
      return await work()
    } finally {
      lease.end()
    }
  }

  /** Undefined where too many wait or patience ended. A need that is larger than the budget is given all that one may have. */
  async lease({ bytes, owner }: MemoryNeed): Promise<MemoryLease | undefined> {
    const need = { bytes: Math.min(bytes, this.largestNeed), ...(owner !== undefined && { owner }) }
    if (this.#fits(need, this.#queue)) return this.#admit(need)
    if (this.#queue.length >= this.#limits.maxWaiting) return undefined
    const waiting = this.#wait(need)
    for (const reclaim of this.#reclaimers) reclaim()
    return waiting
  }

  #admit(need: MemoryNeed): MemoryLease {
    const isSmall = this.#isSmall(need)
    this.#count(need, need.bytes, isSmall)
    let left = need.bytes
    const shrinkTo = (bytes: number) => {
      const freed = Math.max(0, left - bytes)
      if (freed === 0) return
      left -= freed
      this.#count(need, -freed, isSmall)
      this.#admitWaiting()
    }
    return { shrinkTo, end: () => shrinkTo(0) }
  }

  #admitWaiting(): void {
    const ahead: WaitingTask[] = []
    for (const waiting of this.#queue) {
      if (this.#fits(waiting.need, ahead)) waiting.admit()
      else ahead.push(waiting)
    }
    this.#queue = ahead
  }

  /** Whether it may start now, behind those in `ahead` that wait. */
  #fits(need: MemoryNeed, ahead: readonly WaitingTask[]): boolean {
    const { bytes, reservedBytes } = this.#limits
    if (!this.#isWithinOwner(need) || this.#held + need.bytes > bytes) return false
    // Those that wait only for what their own address holds keep nobody else waiting.
    const blocking = ahead.filter((other) => this.#isWithinOwner(other.need))
    const isSmall = this.#isSmall(need)
    if (blocking.some((other) => this.#isSmall(other.need) === isSmall)) return false
    if (!isSmall) return this.#heldByLarge + need.bytes <= bytes - reservedBytes
    return blocking.length === 0 || this.#held - this.#heldByLarge + need.bytes <= reservedBytes
  }

  #isSmall({ bytes }: MemoryNeed): boolean {
    return bytes <= this.#limits.reservedBytes
  }

  #isWithinOwner({ bytes, owner }: MemoryNeed): boolean {
    return owner === undefined || (this.#heldByOwner.get(owner) ?? 0) + bytes <= this.#limits.bytesPerOwner
  }

  #count({ owner }: MemoryNeed, bytes: number, isSmall: boolean): void {
    this.#held += bytes
    if (!isSmall) this.#heldByLarge += bytes
    if (owner === undefined) return
    const held = (this.#heldByOwner.get(owner) ?? 0) + bytes
    if (held > 0) this.#heldByOwner.set(owner, held)
    else this.#heldByOwner.delete(owner)
  }

  #wait(need: MemoryNeed): Promise<MemoryLease | undefined> {
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#queue = this.#queue.filter((one) => one !== waiting)
        resolve(undefined)
        this.#admitWaiting()
      }, this.#limits.patienceMs)
      const waiting: WaitingTask = {
        need,
        admit: () => {
          clearTimeout(late)
          resolve(this.#admit(need))
        },
      }
      this.#queue.push(waiting)
    })
  }
}
