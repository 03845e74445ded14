/**
 * A small pool of worker threads for work that keeps a processor busy: nothing longer than some thirty milliseconds
 * runs where calls are answered. No thread before the first work, none after a while without any. A thread
 * knows none of the server's secrets, has little memory and is ended with its work when its processor time is up.
 */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { Piscina } from 'piscina'
import { memory } from '../memory/process-memory.ts'
import { compileCacheEnvironment } from './child-environment.ts'
import { createLimiter } from './limiter.ts'
import type { TaskMessage } from './worker-pool/thread.ts'
import type { WorkerTask } from './worker-pool/worker-task.ts'

const IDLE_MS = 20_000
const PATIENCE_MS = 20_000
const SLOW_PATIENCE_MS = 120_000
const PAPER_PATIENCE_MS = 60_000
/** The limit of JavaScript's heap; pixels lie outside of it and are bounded by what is read. */
const HEAP_MB = 192

type Answer<Output> = Promise<Output | Refusal<'busy' | 'too_complex'>>

/**
 * The three worker pools that run the tasks of every feature, each with threads and a queue of its own, so that none keeps
 * another waiting. Input and output are copied between the threads, so they are plain data (a Buffer arrives as a
 * Uint8Array). Each refuses `busy` where too many wait, `too_complex` where a task takes too long or too much memory.
 */
export function openWorkerPools(thread: string) {
  // One processor stays for the answers.
  const threads = Math.min(2, Math.max(1, availableParallelism() - 1))
  const screen = openWorkerPool({ thread, threads, waiting: 16, patienceMs: PATIENCE_MS })
  const papers = openWorkerPool({ thread, threads: 1, waiting: 16, patienceMs: PAPER_PATIENCE_MS })
  const slow = openWorkerPool({ thread, threads: 1, waiting: 4, patienceMs: SLOW_PATIENCE_MS })
  return {
    /** Runs work that somebody waits for: pictures, logos, stitches. `moved` are buffers of the input that the caller gives away. */
    runOnWorker<Input, Output>(task: WorkerTask<Input, Output>, input: Input, moved: ArrayBuffer[] = []) {
      return screen.run(messageOf(task, input), bytesOf(task, input), moved) as Answer<Output>
    },
    /** Quotes and orders as PDF: half a second each, and none waits behind stitches that take many. */
    runOnDocumentWorker<Input, Output>(task: WorkerTask<Input, Output>, input: Input) {
      return papers.run(messageOf(task, input), bytesOf(task, input)) as Answer<Output>
    },
    /** Runs work for the workshop: it takes many seconds, and nobody waits for it at a screen. */
    runOnSlowWorker<Input, Output>(task: WorkerTask<Input, Output>, input: Input) {
      return slow.run(messageOf(task, input), bytesOf(task, input)) as Answer<Output>
    },
    /** Ends the threads once their work is done. A later task opens new ones. */
    async closeWorkerPools(): Promise<void> {
      await Promise.all([screen, papers, slow].map((one) => one.close()))
    },
  }
}

function messageOf<Input>({ module, name }: WorkerTask<Input, unknown>, input: Input): TaskMessage {
  return { module, name, input }
}

function bytesOf<Input>(task: WorkerTask<Input, unknown>, input: Input): number {
  return Math.ceil(task.bytesOf(input))
}

export const { runOnWorker, runOnDocumentWorker, runOnSlowWorker, closeWorkerPools } = openWorkerPools(
  fileURLToPath(new URL('./worker-pool/thread.ts', import.meta.url)),
)

/** `thread` is the file whose `doTask` the threads run; no file is loaded before the first work. `bytes` is what a work takes. */
export function openWorkerPool(size: {
  thread: string
  threads: number
  waiting: number
  patienceMs: number
}) {
  const limited = createLimiter(size.threads, size.waiting)
  let pool: Piscina | undefined
  const inBudget = (bytes: number, work: () => Promise<unknown>) =>
    limited(() => memory.work.run({ bytes }, work))
  async function run(work: unknown, bytes = 0, moved: ArrayBuffer[] = []): Promise<unknown> {
    return inBudget(bytes, async () => {
      pool ??= openPool(size.thread, size.threads)
      const watch = watchWork(pool, size.patienceMs)
      try {
        return await pool.run(work, { signal: watch.signal, transferList: moved })
      } catch (error) {
        if (watch.signal.aborted) return refuse(watch.signal.reason === OVERWHELMED ? 'busy' : 'too_complex')
        if (isOutOfMemory(error)) return refuse('too_complex')
        throw error
      } finally {
        watch.end()
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

const WATCH_MS = 250
/** Times the patience: a machine that gives no more to a task in all that time is overwhelmed. */
const WALL_FACTOR = 12
const OVERWHELMED = 'overwhelmed'

/**
 * Aborts a task that takes more processor time than its patience: on a busy machine the same work takes longer and is
 * as good. A thread that does not even say what it has used is deep in a library and counts as working.
 */
function watchWork(pool: Piscina, patienceMs: number): { signal: AbortSignal; end: () => void } {
  const aborting = new AbortController()
  const began = Date.now()
  const before = new Map<number, number>()
  for (const thread of pool.threads) {
    const { threadId } = thread
    void usedBy(thread).then((usedMs) => before.set(threadId, usedMs))
  }
  const timer = setInterval(async () => {
    const wallMs = Date.now() - began
    if (wallMs < patienceMs) return
    if (wallMs > WALL_FACTOR * patienceMs) return aborting.abort(OVERWHELMED)
    const used = pool.threads.map(
      async (thread) => (await usedBy(thread)) - (before.get(thread.threadId) ?? 0),
    )
    const silent = new Promise<number[]>((tell) => setTimeout(tell, WATCH_MS, [wallMs]))
    const busiest = Math.max(...(await Promise.race([Promise.all(used), silent])))
    if (busiest >= patienceMs) aborting.abort()
  }, WATCH_MS)
  return { signal: aborting.signal, end: () => clearInterval(timer) }
}

/** Processor time of a thread, milliseconds; 0 for one that has ended. */
async function usedBy(thread: Worker): Promise<number> {
  const usage = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (usage.user + usage.system) / 1_000
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
    env: compileCacheEnvironment(),
  })
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
