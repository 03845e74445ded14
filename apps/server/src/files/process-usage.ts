import { readFileSync } from 'node:fs'

/** Ticks and pages as Linux counts them on every machine that we run on. */
const TICK_MS = 10
const PAGE_BYTES = 4_096
/** Fields of /proc/PID/stat, counted behind the name, which may hold spaces. */
const [USER_TIME, SYSTEM_TIME, RESIDENT] = [11, 12, 21] as const

export type ProcessUsage = { readonly cpuMs: number; readonly rssBytes: number }

/** The usage of another process so far; undefined where the system does not tell, or the process is gone. */
export function readUsage(pid: number | undefined): ProcessUsage | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const cpuMs = (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS
    return { cpuMs, rssBytes: Number(fields[RESIDENT]) * PAGE_BYTES }
  } catch {
    return undefined
  }
}
