/** The claim on a data folder: one living process holds it; what a dead one left is stopped and cleared away. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const stopMs = 5_000
/** A run that was told to stop may need a moment more. */
const patienceMs = 3_000

/** Throws when another living process uses this folder and goes on doing so. */
export async function claim(home: string): Promise<void> {
  const file = join(home, 'holder')
  const me = `${process.pid} ${startTimeOf(process.pid)}`
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      writeFileSync(file, me, { flag: 'wx' })
      return
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EACCES') throw new Error(`${home} belongs to another user of this computer.`)
      if (code !== 'EEXIST') throw error
    }
    if (!isClaimed(home)) rmSync(file, { force: true })
    else if (Date.now() < deadline) await delay(50)
    else
      throw new Error(`${home} is in use by process ${readOr(file, '').split(' ')[0]}. Stop that one first.`)
  }
}

/** Whether a living process holds this folder. */
export function isClaimed(home: string): boolean {
  const [pid = '', ...birth] = readOr(join(home, 'holder'), '').split(' ')
  return birth.length > 0 && startTimeOf(Number(pid)) === birth.join(' ')
}

export function release(home: string): void {
  rmSync(join(home, 'holder'), { force: true })
}

/** Tells a process from a later one with the same number; undefined when there is none. */
function startTimeOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    }
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return `${boot} ${fields?.[19]}`
  } catch {
    return undefined
  }
}

/** Stops the server that a killed process left, and drops a lock whose server is gone. */
export async function removeLeftover(data: string): Promise<void> {
  const lock = join(data, 'postmaster.pid')
  const pid = Number(readOr(lock, '').split('\n')[0])
  if (!pid) return
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!serves(pid, data)) break
    process.kill(pid, signal)
    const deadline = Date.now() + stopMs
    while (serves(pid, data) && Date.now() < deadline) await delay(20)
  }
  if (serves(pid, data)) throw new Error(`An earlier PostgreSQL (process ${pid}) does not stop in ${data}.`)
  rmSync(lock, { force: true })
}

/** The number in a stale lock may belong to a stranger by now. */
function serves(pid: number, data: string): boolean {
  return commandOf(pid).includes(data)
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readOr(`/proc/${pid}/cmdline`, '').replaceAll('\0', ' ')
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
