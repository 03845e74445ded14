/** One run of the server under a guard: a shell that stops it as soon as our end of a pipe closes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { EmbeddedHome } from './embedded-home.ts'

export interface EmbeddedProcess {
  stop(): Promise<void>
  /** Resolves when the server is gone, whether it was stopped or died. */
  ended: Promise<void>
}

export interface LaunchOptions {
  place: EmbeddedHome
  port: number
  throwaway: boolean
}

const startMs = 60_000
const stopMs = 20_000

/**
 * SIGINT is PostgreSQL's fast shutdown. The guard has a session of its own, so that Ctrl-C reaches us alone
 * and we shut down in order; $1 is a folder to remove after a good end, or empty.
 */
const guard = `
folder=$1; shift
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
trap '' HUP INT TERM
(while read -r line <&3; do :; done; kill -INT $postgres) &
watch=$!
exec 3<&-
wait $postgres; code=$?
kill -KILL $watch 2>/dev/null
[ -z "$folder" ] || [ $code -ne 0 ] || rm -rf "$folder"
exit $code`

/** Gives the running server once it takes connections, or what it said when it ended instead. */
export async function launch({ place, port, throwaway }: LaunchOptions): Promise<EmbeddedProcess | string> {
  const data = join(place.home, 'data')
  const logFile = join(place.home, 'log')
  const log = openSync(logFile, 'w', 0o600)
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      guard,
      'guard',
      throwaway ? place.home : '',
      join(place.native, 'bin/postgres'),
      '-D',
      data,
    ].concat(flagsFor(port, throwaway)),
    { ...place.account, env: place.environment, cwd: '/', detached: true, stdio: ['pipe', log, log] },
  )
  closeSync(log)
  const ended = once(child, 'exit')
  const stop = async () => {
    child.ref()
    child.stdin?.destroy()
    // the whole group: without the guard PostgreSQL and the removal of its folder would go on unseen
    const late = setTimeout(() => killGroup(child), stopMs)
    await ended
    clearTimeout(late)
  }
  const deadline = Date.now() + startMs
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    if (isReady(data, port)) {
      // We may end without stop(): the closing pipe does the rest.
      child.unref()
      return { stop, ended: ended.then(() => undefined) }
    }
    await delay(10)
  }
  await stop()
  return readFileSync(logFile, 'utf8')
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  process.kill(-pid, 'SIGKILL')
}

function flagsFor(port: number, throwaway: boolean): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 100,
  }
  // tests run side by side, each with a server of its own; vacuuming visits each of its hundreds of databases in turn
  const careless = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 300,
    // thousands of connections begin with the hash of a password
    scram_iterations: 1,
    autovacuum_naptime: '10min',
  }
  return Object.entries(throwaway ? { ...settings, ...careless } : settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
}

function isReady(data: string, port: number): boolean {
  return readyPort(data) === port
}

/** The lock file names its server's port on the fourth line and its state on the eighth. */
export function readyPort(data: string): number | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return lines[7]?.trim() === 'ready' ? Number(lines[3]) : undefined
  } catch {
    return undefined
  }
}
