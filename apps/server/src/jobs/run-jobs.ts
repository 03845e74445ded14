/**
 * Runs the jobs that requests left behind, in the server's own process. A job that fails is tried again later, twelve
 * times at most; one that was cut off by a kill is done again, so every task must bear being done twice.
 */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Logger, parseCrontab, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { closeJobPool, type JobPool, openJobPool } from '../db/job-pool.ts'
import type { Job } from './job.ts'
import { beatWorker, freeJobsOfDeadWorkers, slowQueues } from './jobs.store.ts'

/** One for each queue of slow work (`slowQueues`) and one for all else: a mail never waits for pictures. */
export const JOBS_AT_ONCE = 1 + slowQueues.length
const BEAT_MS = 10_000
/** Longer than a runner needs to come back to a database that has taken over. */
const COMING_BACK_S = 20
const STOP_MS = 15_000
const RESTART_MS = 1_000
/** The runner's own statements are short. One whose connection is cut at a bad moment is never answered at all. */
const QUERY_MS = 5_000
const POLL_MS = 2_000

type JobLog = Record<'debug' | 'error' | 'warn', (cause: unknown, what?: string) => void>
type JobOptions<Given> = {
  /** Each job stands under the name by which requests leave it behind. */
  tasks: Record<string, Job<Given>>
  /** When those are due that nobody leaves behind. */
  crontab: string
  /** The services of every task. */
  services: Given
  /** How often it looks for jobs that nobody announced, such as one that is tried again. */
  pollMs?: number | undefined
}

/** Keeps the jobs running: a runner gives up where it cannot note that a job is done, and another takes its place. */
export async function runJobs<Given extends { log: JobLog }>(
  ownerUrl: string,
  options: JobOptions<Given>,
): Promise<{ stop(): Promise<void> }> {
  const { log } = options.services
  const stopping = new AbortController()
  let current = await openRunner(ownerUrl, options)

  async function keepRunning(): Promise<void> {
    for (;;) {
      await current.ended
      if (stopping.signal.aborted) return
      log.warn('the runner of the jobs gave up, another one starts')
      await current.stop()
      await replace()
      if (stopping.signal.aborted) return current.stop()
    }
  }

  async function replace(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        current = await openRunner(ownerUrl, options)
        return
      } catch (error) {
        log.warn(error, 'the jobs cannot be run, trying again')
        await delay(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  const running = keepRunning()
  return {
    stop: async () => {
      stopping.abort()
      const patience = new AbortController()
      const late = delay(STOP_MS, undefined, { signal: patience.signal }).catch(() => {})
      await Promise.race([current.stop().then(() => running), late])
      patience.abort()
    },
  }
}

type JobRunner = {
  /** Resolves when it runs no more, whether it was told to stop or gave up. */
  ended: Promise<void>
  /** Waits for the jobs that are running. One that takes too long is cut off and done again by the next start. */
  stop(): Promise<void>
}

async function openRunner<Given extends { log: JobLog }>(
  ownerUrl: string,
  options: JobOptions<Given>,
): Promise<JobRunner> {
  const { log } = options.services
  const process = `estampa worker ${randomUUID()}`
  const pool = openJobPool(ownerUrl, { process, connections: JOBS_AT_ONCE + 2, queryMs: QUERY_MS }, log)
  const events: WorkerEvents = new EventEmitter()
  let beating: NodeJS.Timeout | undefined
  events.on('pool:create', ({ workerPool }) => {
    // it says that it lives before it looks whether others do
    const beat = () => {
      if (pool.ending) return
      beatWorker(pool, workerPool.id, process)
        .then(() => freeJobsOfDeadWorkers(pool, COMING_BACK_S))
        .catch((error: unknown) => log.warn(error, 'the jobs of killed processes could not be looked after'))
    }
    beat()
    beating = setInterval(beat, BEAT_MS)
  })
  const giveUp = untilUseless(events)
  let runner: Runner
  try {
    await freeJobsOfDeadWorkers(pool, COMING_BACK_S)
    runner = await startRunner(pool, events, options)
  } catch (error) {
    clearInterval(beating)
    void pool.end()
    throw error
  }
  // a runner that lost its connections may wait for ever: while it keeps one, its jobs count as those of the living
  const close = async () => {
    clearInterval(beating)
    await closeJobPool(pool, QUERY_MS)
  }
  return {
    ended: Promise.race([giveUp, runner.promise.catch(() => {})]),
    stop: async () => {
      await Promise.race([runner.stop().catch(() => {}), delay(STOP_MS, undefined, { ref: false })])
      await close()
    },
  }
}

/**
 * Resolves when a runner must be replaced: it shut itself down, or its look for a job failed. A job may be locked for it
 * then that it knows nothing of, and it remembers the fault of its very first statement for ever.
 */
function untilUseless(events: WorkerEvents): Promise<void> {
  const ends = [
    'worker:getJob:error',
    'pool:gracefulShutdown:complete',
    'pool:gracefulShutdown:error',
  ] as const
  return new Promise((resolve) => {
    for (const event of ends) events.once(event, () => resolve())
  })
}

function startRunner<Given extends { log: JobLog }>(
  pool: JobPool,
  events: WorkerEvents,
  { tasks, crontab, services, pollMs = POLL_MS }: JobOptions<Given>,
): Promise<Runner> {
  const { log } = services
  return run({
    pgPool: pool,
    events,
    taskList: taskListOf(tasks, services),
    parsedCronItems: parseCrontab(crontab),
    concurrency: JOBS_AT_ONCE,
    pollInterval: pollMs,
    // without a batch, even of no delay, a stop does not wait until it is written down that jobs are done
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    // main.ts decides when the process stops
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') log.error({ meta }, message)
      else log.debug({ meta }, message)
    }),
  })
}

function taskListOf<Given>(tasks: Record<string, Job<Given>>, services: Given): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, job]) => [name, (payload: unknown) => job(payload, services)]),
  )
}
