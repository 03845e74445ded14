import { readdirSync, readFileSync } from 'node:fs'

export type WatchedProcesses = {
  server: number
  /** The process that the others of PostgreSQL descend from. */
  database: number
  /** Of PostgreSQL only the processes count that serve this database. */
  databaseName?: string
}
export type CpuTimes = { server: number; database: number }

/** Linux counts in hundredths of a second on every common machine. */
const MS_PER_TICK = 10

/** Milliseconds of a processor that each has used since it began; undefined where the system does not tell. */
export function cpuTimes(watched: WatchedProcesses | undefined): CpuTimes | undefined {
  const server = watched && statOf(watched.server)
  const database = watched && statOf(watched.database)
  if (!server || !database) return undefined
  const { databaseName } = watched
  const children = childrenOf(watched.database, databaseName)
  const backends = children.reduce((sum, one) => sum + one.ownMs, 0)
  const shared = databaseName === undefined ? database.ownMs + database.endedChildrenMs : 0
  return { server: server.ownMs, database: shared + backends }
}

/** Undefined where the system does not tell. */
export function parentProcess(pid: number): number | undefined {
  return statOf(pid)?.parent
}

type ProcessStat = { parent: number; ownMs: number; endedChildrenMs: number }

function childrenOf(parent: number, databaseName: string | undefined): ProcessStat[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return numbers.flatMap((pid) => {
    const stat = statOf(Number(pid))
    if (stat?.parent !== parent) return []
    return databaseName === undefined || titleOf(pid).includes(` ${databaseName} `) ? [stat] : []
  })
}

/** PostgreSQL writes there whom a process serves: «postgres: role database host(port)». */
function titleOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Undefined where the process has ended, and elsewhere than on Linux. */
function statOf(pid: number): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // the name in brackets may hold spaces; the state and the parent follow it
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ms = (index: number) => (fields[index] ?? 0) * MS_PER_TICK
    return { parent: fields[1] ?? 0, ownMs: ms(11) + ms(12), endedChildrenMs: ms(13) + ms(14) }
  } catch {
    return undefined
  }
}
