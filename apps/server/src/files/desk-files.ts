/**
 * Files that somebody of a shop asked for and fetches at once: papers and exports. They hold what the shop knows of its
 * people, so they are deleted after two hours; the address is good for less.
 */
import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { enqueueInTurnAfter } from '../jobs/jobs.store.ts'

export const DESK_FILE_MS = 2 * 3_600_000

/** The key of a new one. `name` is letters, digits, hyphens and an ending. */
export function newDeskFileKey(shopId: number, name: string): string {
  return `shops/${shopId}/desk-files/${randomUUID()}/${name}`
}

export function forgetDeskFileLater(tx: Tx, key: string): Promise<void> {
  return enqueueInTurnAfter(tx, 'desk_files', 'forget_files', { keys: [key] }, DESK_FILE_MS)
}
