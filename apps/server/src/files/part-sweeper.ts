import { DAY_MS } from '@estampa/domain/time'
import type { Files } from './files.ts'

const EVERY_MS = DAY_MS / 4

type SweeperOptions = {
  files: Pick<Files, 'sweepParts'>
  log: { warn(cause: unknown, what: string): void }
  now: () => Date
  everyMs?: number
}

/**
 * Removes what was being written here when a process died; whoever began it has begun anew. Parts lie on the disk of each
 * node, so no job that any node may do can see to all of them. Gives the way to stop.
 */
export function startPartSweeper({ files, log, now, everyMs = EVERY_MS }: SweeperOptions): () => void {
  const sweep = () =>
    files
      .sweepParts(new Date(now().getTime() - DAY_MS))
      .catch((error: unknown) => log.warn(error, 'old parts of files could not be removed'))
  void sweep()
  const timer = setInterval(sweep, everyMs).unref()
  return () => clearInterval(timer)
}
