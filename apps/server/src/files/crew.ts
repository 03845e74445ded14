/**
 * A small crew of threads for work that keeps a processor busy: nothing longer than some thirty milliseconds
 * runs where calls are answered. No thread before the first work, none after a while without any. A thread
 * knows none of the server's secrets, has little memory and is ended with its work when its time is up.
 */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { Piscina } from 'piscina'
import type { tasks } from './crew/tasks.ts'
import { takeTurns } from './turns.ts'

type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

const IDLE_MS = 20_000
const PATIENCE_MS = 20_000
const SLOW_PATIENCE_MS = 180_000
/** Of what JavaScript makes; pixels lie outside of it and are bounded by what is read. */
const HEAP_MB = 192

const crew = openCrew({
  thread: fileURLToPath(new URL('./crew/thread.ts', import.meta.url)),
  // one processor stays for the answers
  threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 16,
  patienceMs: PATIENCE_MS,
})

const slowCrew = openCrew({
  thread: fileURLToPath(new URL('./crew/thread.ts', import.meta.url)),
  threads: 1,
  waiting: 4,
  patienceMs: SLOW_PATIENCE_MS,
})

/**
 * Has a task of `crew/tasks.ts` done. Input and output are copied between the threads, so they are plain data
 * (a Buffer arrives as a Uint8Array); `moved` are buffers of the input that the caller gives away instead. What
 * nobody waits for may take longer: `patienceMs`.
 * Refuses `busy` where too many wait, `too_complex` where it takes too long or too much memory.
 */
export function inCrew<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  moved: ArrayBuffer[] = [],
  patienceMs = PATIENCE_MS,
): Promise<TaskOutput<Name> | Refusal<'busy' | 'too_complex'>> {
  return crew.run({ name, input }, moved, patienceMs) as Promise<
    TaskOutput<Name> | Refusal<'busy' | 'too_complex'>
  >
}

/**
 * The same for work of many seconds that nobody waits for: it has a thread of its own, so that it never stands
 * before what people wait for.
 */
export function inSlowCrew<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskOutput<Name> | Refusal<'busy' | 'too_complex'>> {
  return slowCrew.run({ name, input }) as Promise<TaskOutput<Name> | Refusal<'busy' | 'too_complex'>>
}

/** Ends the threads once their work is done. A later task opens new ones. */
export async function closeCrew(): Promise<void> {
  await Promise.all([crew.close(), slowCrew.close()])
}

/** `thread` is the file whose `doTask` the threads run; no file is loaded before the first work. */
export function openCrew(size: { thread: string; threads: number; waiting: number; patienceMs: number }) {
  const inTurn = takeTurns(size.threads, size.waiting)
  let pool: Piscina | undefined
  async function run(
    work: unknown,
    moved: ArrayBuffer[] = [],
    patienceMs = size.patienceMs,
  ): Promise<unknown> {
    return inTurn(async () => {
      pool ??= openPool(size.thread, size.threads)
      const signal = AbortSignal.timeout(patienceMs)
      try {
        return await pool.run(work, { signal, transferList: moved })
      } catch (error) {
        if (signal.aborted || isOutOfMemory(error)) return refuse('too_complex')
        throw error
      }
    })
  }
  async function close(): Promise<void> {
    const closed = pool
    pool = undefined
    await closed?.close()
  }
  return { run, close }
}

function openPool(thread: string, threads: number): Piscina {
  return new Piscina({
    filename: thread,
    name: 'doTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    closeTimeout: 5_000,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
  })
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
