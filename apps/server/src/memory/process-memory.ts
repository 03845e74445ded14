/**
 * The memory of this process, in one place: how much there is, what the server itself takes of it, and the two
 * budgets that share the rest. Uploads that are being received and the work that is done with them have a budget each,
 * because an upload goes on while its pictures wait to be decoded: out of one budget they would wait for each other.
 */
import { totalmem } from 'node:os'
import { MemoryBudget, type MemoryLimits } from './memory-budget.ts'

export const MEGABYTE = 1024 * 1024
/** The memory of the server without any of this, measured under orders: code, pages in the cache, answers, idle threads. */
const SERVER_BYTES = 280 * MEGABYTE
/**
 * An upload goes to the disk piece by piece. One of its files, of 10 MB at most, is read at a time, and its picture is
 * brought back.
 */
const UPLOAD_BYTES = 24 * MEGABYTE
/** The room for small uploads beside the largest one. */
const SMALL_UPLOADS_BYTES = 8 * MEGABYTE
/** A machine that is large does not read a hundred pictures at once on its few processors. */
const MAX_UPLOADS = 120 * MEGABYTE
const MAX_WORK = 1_500 * MEGABYTE
/** The least that the server needs to keep its promises about uploads. */
export const MIN_MEMORY_MB = 512

const WORK = { maxWaiting: 400, patienceMs: 60_000 }
const UPLOADS = { maxWaiting: 40, patienceMs: 15_000 }

/** How many bytes uploads and work may take where the process may have so many in all. */
export function shareOf(totalBytes: number): { uploads: MemoryLimits; work: MemoryLimits } {
  const shared = Math.max(0, totalBytes - SERVER_BYTES)
  const uploads = Math.min(
    MAX_UPLOADS,
    Math.max(UPLOAD_BYTES + SMALL_UPLOADS_BYTES, Math.floor(shared * 0.25)),
  )
  const work = Math.min(MAX_WORK, Math.max(48 * MEGABYTE, shared - uploads))
  return {
    uploads: {
      bytes: uploads,
      reservedBytes: uploads - Math.max(UPLOAD_BYTES, Math.floor(uploads * 0.85)),
      bytesPerOwner: UPLOAD_BYTES + SMALL_UPLOADS_BYTES,
      ...UPLOADS,
    },
    work: { bytes: work, reservedBytes: Math.floor(work / 6), bytesPerOwner: work, ...WORK },
  }
}

/** The memory of the container; without a container half of the machine, which the database may share. */
export function availableMemory(): number {
  const [machine, container] = [totalmem(), process.constrainedMemory()]
  return container > 0 && container < machine ? container : machine / 2
}

const shares = shareOf(availableMemory())
export const memory = { uploads: new MemoryBudget(shares.uploads), work: new MemoryBudget(shares.work) }

/** Shares out another amount from now on. */
export function setProcessMemory(totalBytes: number): void {
  const { uploads, work } = shareOf(totalBytes)
  memory.uploads.setLimits(uploads)
  memory.work.setLimits(work)
}

/** The memory of a multipart request of this size: a file of it, and what is made of that. */
export function uploadBytes(contentLength = UPLOAD_BYTES): number {
  return Math.min(UPLOAD_BYTES, 2 * contentLength)
}
