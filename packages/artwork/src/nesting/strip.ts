/**
 * A strip of film as cells, of which some are taken. Where a mask fits in a row is found for all columns at once, 32 of them
 * in a number, because most columns are refused by the first rows; the few that are left are looked at one by one.
 */
import type { Mask, Run } from './mask.ts'

/** A mask with its rows in the order in which they are looked at: the widest ones are refused soonest. */
export type SearchedMask = {
  readonly mask: Mask
  readonly rows: readonly { readonly row: number; readonly runs: readonly Run[]; readonly widest: number }[]
}

const BITS = 32
const FULL = 0xffffffff
/** For so many there is room at first. */
const ROWS = 1024
/** Columns from which on it is quicker to look at all of them at once. */
const FEW = 24

export function searchedMask(mask: Mask): SearchedMask {
  const rows = mask.rows.map((runs, row) => ({
    row,
    runs,
    widest: runs.reduce((most, { from, to }) => Math.max(most, to - from + 1), 0),
  }))
  return { mask, rows: rows.filter(({ widest }) => widest > 0).sort((a, b) => b.widest - a.widest) }
}

/** What of a strip is taken, and whether a mask may lie at one place. */
class Cells {
  readonly width: number
  protected readonly words: number
  protected taken: Uint32Array
  protected height = 0

  constructor(width: number) {
    this.width = width
    this.words = Math.ceil(width / BITS)
    this.taken = new Uint32Array(ROWS * this.words)
  }

  /** Rows up to the last one that has something. */
  get usedRows(): number {
    return this.height
  }

  isFree(rows: SearchedMask['rows'], left: number, top: number): boolean {
    for (const { row, runs } of rows) {
      if (top + row >= this.height) continue
      const start = (top + row) * this.words
      for (const { from, to } of runs) {
        if (this.#hasTaken(start, left + from, left + to)) return false
      }
    }
    return true
  }

  put(mask: Mask, left: number, top: number): void {
    this.#grow(top + mask.height)
    for (const [row, runs] of mask.rows.entries()) {
      for (const { from, to } of runs) this.#take(top + row, left + from, left + to)
    }
  }

  #grow(height: number): void {
    this.height = Math.max(this.height, height)
    if (height * this.words <= this.taken.length) return
    const taken = new Uint32Array(Math.max(height * this.words, 2 * this.taken.length))
    taken.set(this.taken)
    this.taken = taken
  }

  #hasTaken(start: number, from: number, to: number): boolean {
    const [first, last, taken] = [from >>> 5, to >>> 5, this.taken]
    const [low, high] = [FULL << (from & 31), FULL >>> (BITS - 1 - (to & 31))]
    if (first === last) return ((taken[start + first] as number) & low & high) !== 0
    if (((taken[start + first] as number) & low) !== 0) return true
    for (let word = first + 1; word < last; word += 1) if (taken[start + word] !== 0) return true
    return ((taken[start + last] as number) & high) !== 0
  }

  #take(row: number, from: number, to: number): void {
    const start = row * this.words
    for (let word = from >>> 5; word <= to >>> 5; word += 1) {
      const low = Math.max(from - word * BITS, 0)
      const high = Math.min(to - word * BITS, BITS - 1)
      const bits = (FULL >>> (BITS - 1 - high)) & (FULL << low)
      this.taken[start + word] = (this.taken[start + word] as number) | bits
    }
  }
}

/** Looks for the places of a row at which a mask may lie. */
export class Strip extends Cells {
  /** The longest free run of each row, of those that have something. */
  readonly #free: number[] = []
  readonly #refused: Uint32Array
  readonly #spread: Uint32Array

  constructor(width: number) {
    super(width)
    this.#refused = new Uint32Array(this.words)
    this.#spread = new Uint32Array(this.words)
  }

  /** Whether the mask fits anywhere with its upper row here. */
  hasRoom(searched: SearchedMask, top: number): boolean {
    return this.#refusedColumns(searched, top) !== undefined
  }

  /** Columns in which the mask fits with its upper row here and not one to the left or to the right of them. */
  listColumns(searched: SearchedMask, top: number): number[] {
    const refused = this.#refusedColumns(searched, top)
    const columns: number[] = []
    if (!refused) return columns
    const last = this.width - searched.mask.width
    let isAfterRefused = true
    for (let column = 0; column <= last; column += 1) {
      const isRefused = hasBit(refused, column)
      if (!isRefused && (isAfterRefused || column === last || hasBit(refused, column + 1)))
        columns.push(column)
      isAfterRefused = isRefused
    }
    return columns
  }

  /** How many cells of the runs are taken; beyond the edges all are, and none below what has been put. */
  countTaken(rows: readonly (readonly Run[])[], left: number, top: number): number {
    let count = 0
    for (const [index, runs] of rows.entries()) {
      const row = top + index
      if (row >= this.height) break
      for (const { from, to } of runs) {
        const [first, last] = [Math.max(0, left + from), Math.min(this.width - 1, left + to)]
        const inside = last - first + 1
        if (row < 0 || inside <= 0) count += to - from + 1
        else count += to - from + 1 - inside + this.#countRow(row * this.words, first, last)
      }
    }
    return count
  }

  override put(mask: Mask, left: number, top: number): void {
    super.put(mask, left, top)
    for (let row = this.#free.length; row < this.height; row += 1) this.#free.push(this.width)
    for (let row = top; row < top + mask.height; row += 1) this.#free[row] = this.#longestFree(row)
  }

  /** A bit for each column in which the mask does not fit; undefined where it fits in none. */
  #refusedColumns({ mask, rows }: SearchedMask, top: number): Uint32Array | undefined {
    const last = this.width - mask.width
    if (last < 0) return undefined
    for (const { row, widest } of rows) {
      if (top + row < this.height && (this.#free[top + row] as number) < widest) return undefined
    }
    const refused = this.#refused.fill(0)
    this.#refuseFrom(last + 1)
    for (const [index, { row, runs }] of rows.entries()) {
      if (top + row >= this.height) continue
      for (const run of runs) this.#refuseRun((top + row) * this.words, run)
      const left = countClear(refused)
      if (left === 0) return undefined
      if (left <= FEW) return this.#refuseSingly(rows.slice(index + 1), top) ? refused : undefined
    }
    return refused
  }

  #refuseFrom(column: number): void {
    const refused = this.#refused
    const word = column >>> 5
    if (word >= this.words) return
    refused[word] = (refused[word] as number) | (FULL << (column & 31))
    refused.fill(FULL, word + 1)
  }

  /** Refuses every column from which a cell of the run would be a taken one. */
  #refuseRun(start: number, { from, to }: Run): void {
    const [spread, words] = [this.#spread, this.words]
    for (let word = 0; word < words; word += 1) spread[word] = this.taken[start + word] as number
    const length = to - from + 1
    for (let covered = 1; covered < length; ) {
      const step = Math.min(covered, length - covered)
      orShifted(spread, spread, step)
      covered += step
    }
    orShifted(this.#refused, spread, from)
  }

  /** False where none is left. */
  #refuseSingly(rows: SearchedMask['rows'], top: number): boolean {
    const refused = this.#refused
    let isAnyLeft = false
    for (let word = 0; word < this.words; word += 1) {
      for (let left = ~(refused[word] as number); left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left)
        if (this.isFree(rows, word * BITS + bit, top)) isAnyLeft = true
        else refused[word] = (refused[word] as number) | (1 << bit)
      }
    }
    return isAnyLeft
  }

  #countRow(start: number, from: number, to: number): number {
    const [first, last, taken] = [from >>> 5, to >>> 5, this.taken]
    const [low, high] = [FULL << (from & 31), FULL >>> (BITS - 1 - (to & 31))]
    if (first === last) return countBits((taken[start + first] as number) & low & high)
    let count = countBits((taken[start + first] as number) & low)
    for (let word = first + 1; word < last; word += 1) count += countBits(taken[start + word] as number)
    return count + countBits((taken[start + last] as number) & high)
  }

  #longestFree(row: number): number {
    const start = row * this.words
    let [longest, run] = [0, 0]
    for (let column = 0; column < this.width; column += 1) {
      const word = this.taken[start + (column >>> 5)] as number
      run = (word >>> (column & 31)) & 1 ? 0 : run + 1
      if (run > longest) longest = run
    }
    return longest
  }
}

/** Each bit of `target` takes the one of `source` that stands so many columns further on. */
function orShifted(target: Uint32Array, source: Uint32Array, columns: number): void {
  const [skip, shift, words] = [columns >>> 5, columns & 31, target.length]
  for (let word = 0; word + skip < words; word += 1) {
    const near = source[word + skip] as number
    const far = word + skip + 1 < words ? (source[word + skip + 1] as number) : 0
    const bits = shift === 0 ? near : (near >>> shift) | (far << (BITS - shift))
    target[word] = (target[word] as number) | bits
  }
}

const hasBit = (bits: Uint32Array, column: number) =>
  (((bits[column >>> 5] as number) >>> (column & 31)) & 1) === 1

function countClear(bits: Uint32Array): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += countBits(~(bits[word] as number))
  return count
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
