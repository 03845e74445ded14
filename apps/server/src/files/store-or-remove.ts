import { isRefusal } from '@estampa/domain/refusal'
import { DatabaseUnavailable } from '../db/connection-faults.ts'
import type { Files } from './files.ts'

/**
 * Runs what keeps files and writes down their keys. Where the disk is full, or what they are for is refused or fails,
 * none of `keys` stays; `keep` may add to them while it goes on.
 */
export async function storeOrRemove<T>(
  files: Files,
  keys: readonly string[],
  keep: () => Promise<T>,
): Promise<T> {
  const discard = async () => {
    for (const key of keys) await files.delete(key).catch(() => undefined)
  }
  try {
    const kept = await keep()
    if (isRefusal(kept)) await discard()
    return kept
  } catch (error) {
    // A row whose commit was not confirmed may be there, and its files with it.
    if (!(error instanceof DatabaseUnavailable)) await discard()
    throw error
  }
}
