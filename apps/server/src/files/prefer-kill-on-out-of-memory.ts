import { writeFileSync } from 'node:fs'

/** Where memory ends, Linux ends this process, which the server replaces, rather than the server with its orders. */
export function preferKillOnOutOfMemory(): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Some containers do not allow it; then Linux chooses by size.
  }
}
