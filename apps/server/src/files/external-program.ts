/**
 * Runs a program of the machine on a stranger's file. It gets a folder of its own, which is gone afterwards, and none of
 * the server's environment, and the system itself limits its processor time, its memory and the size of what it writes.
 * Nothing that it started outlives it.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { memory } from '../memory/process-memory.ts'

export type ProgramLimits = {
  readonly cpuSeconds: number
  /** What it is expected to use: as much of the server's budget is kept for it. */
  readonly memoryBytes: number
  /** Of address space, which programs take more of than they use. */
  readonly addressBytes: number
  /** Of each file that it writes. */
  readonly fileBytes: number
}
type ProgramRun = {
  readonly program: string
  readonly args: readonly string[]
  /** Where it runs; it is told no other place. */
  readonly folder: string
  readonly limits: ProgramLimits
}
/** How a program ended: its exit code, or none where the system ended it, and the beginning of what it said. */
type ProgramEnd = { readonly code: number | null; readonly said: string }

/** Times the processor time: a machine that gives less of itself to the program is overwhelmed. */
const WALL_FACTOR = 12
const SAID_CHARACTERS = 64_000
/** Linux counts files in these. */
const BLOCK_BYTES = 512

/** Sets its limits for good and becomes the program. Where a system has no such limit the others hold. */
const limited = `
ulimit -c 0
ulimit -t "$1"
ulimit -v "$2" 2>/dev/null
ulimit -f "$3"
ulimit -n 64
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
shift 3
exec "$@"
`

/** Refuses `too_complex` where it takes too much, `busy` where the machine has no time or memory for it. */
export async function runExternalProgram(
  run: ProgramRun,
): Promise<ProgramEnd | Refusal<'busy' | 'too_complex'>> {
  return memory.work.run({ bytes: run.limits.memoryBytes }, () => runLimited(run))
}

function runLimited({
  program,
  args,
  folder,
  limits,
}: ProgramRun): Promise<ProgramEnd | Refusal<'busy' | 'too_complex'>> {
  const { cpuSeconds, addressBytes, fileBytes } = limits
  const ceilings = [cpuSeconds, addressBytes / 1024, Math.ceil(fileBytes / BLOCK_BYTES)].map(String)
  const child = spawn('/bin/sh', ['-c', limited, 'sh', ...ceilings, program, ...args], {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', HOME: folder, TMPDIR: folder, LC_ALL: 'C', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a group of its own, so that whatever it starts can be ended with it
    detached: true,
  })
  lowerPriority(child.pid)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('latin1').on('data', (text: string) => {
      if (said.length < SAID_CHARACTERS) said += text
    })
  }
  return new Promise((done, failed) => {
    let isLate = false
    const timer = setTimeout(
      () => {
        isLate = true
        endGroup(child.pid)
      },
      WALL_FACTOR * cpuSeconds * 1_000,
    )
    child.on('error', (error) => {
      clearTimeout(timer)
      failed(error)
    })
    child.on('exit', () => endGroup(child.pid))
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      if (isLate) done(refuse('busy'))
      else done(signal === null ? { code, said } : refuse('too_complex'))
    })
  })
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // it has ended already
  }
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // nobody is left of it
  }
}

/** Work in a folder that nobody else may look into and that is gone afterwards. */
export async function inOwnFolder<Made>(work: (folder: string) => Promise<Made>): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-artwork-program-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
