/**
 * Runs the jobs that requests left behind, in the server's own process, in lanes (`lanes.ts`) that do not wait for each
 * other. A job that fails is tried again later, twelve times at most; one that was cut off by a kill is done again, so
 * every task must bear being done twice. One of a kind that this version does not know is left to a process that does.
 */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Logger, parseCrontab, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { closeJobPool, type JobPool, openJobPool } from '../db/job-pool.ts'
import { type SpanStart, traced } from '../tracing/tracing.ts'
import type { Job } from './job.ts'
import { beatWorker, freeJobsOfDeadWorkers } from './jobs.store.ts'
import type { Lane } from './lanes.ts'

const BEAT_MS = 10_000
/** Longer than a runner needs to come back to a database that has taken over, or whose connections were cut. */
const COMING_BACK_S = 20
/** The statements of all lanes are short and take turns at these connections. */
const SHARED_CONNECTIONS = 4
const STOP_MS = 15_000
const RESTART_MS = 1_000
/** The runner's own statements are short. One whose connection is cut at a bad moment is never answered at all. */
const QUERY_MS = 5_000
const POLL_MS = 2_000

type JobLog = Record<'debug' | 'error' | 'warn', (cause: unknown, what?: string) => void>
type JobOptions<Given> = {
  lanes: readonly Lane<Job<Given>>[]
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
  const { lanes } = options
  const process = `estampa worker ${randomUUID()}`
  // each lane listens at one of its own
  const connections = lanes.length + SHARED_CONNECTIONS
  const pool = openJobPool(ownerUrl, { process, connections, queryMs: QUERY_MS }, log)
  const events: WorkerEvents = new EventEmitter()
  const stopBeating = beatForEach(events, pool, process, log)
  const giveUp = untilUseless(events)
  const runners: Runner[] = []
  // a runner that lost its connections may wait for ever: while it keeps one, its jobs count as those of the living
  const stop = async () => {
    const stopped = Promise.allSettled(runners.map((runner) => runner.stop()))
    await Promise.race([stopped, delay(STOP_MS, undefined, { ref: false })])
    stopBeating()
    await closeJobPool(pool, QUERY_MS)
  }
  try {
    for (const [index, lane] of lanes.entries()) {
      // jobs that have their hour are added by one lane, for all
      const crontab = index === 0 ? options.crontab : ''
      runners.push(await startRunner(pool, events, lane, { ...options, crontab }))
    }
  } catch (error) {
    void stop()
    throw error
  }
  return {
    ended: Promise.race([giveUp, ...runners.map((runner) => runner.promise.catch(() => {}))]),
    stop,
  }
}

/** Says of the workers of every lane that they live, and looks whether others do. Gives what ends it. */
function beatForEach(events: WorkerEvents, pool: JobPool, process: string, log: JobLog): () => void {
  const beating: NodeJS.Timeout[] = []
  events.on('pool:create', ({ workerPool }) => {
    // it says that it lives before it looks whether others do
    const beat = () => {
      if (pool.ending) return
      beatWorker(pool, workerPool.id, process)
        .then(() => freeJobsOfDeadWorkers(pool, COMING_BACK_S))
        .catch((error: unknown) => log.warn(error, 'the jobs of killed processes could not be looked after'))
    }
    beat()
    beating.push(setInterval(beat, BEAT_MS))
  })
  return () => {
    for (const timer of beating) clearInterval(timer)
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
  lane: Lane<Job<Given>>,
  { crontab, services, pollMs = POLL_MS }: JobOptions<Given>,
): Promise<Runner> {
  const { log } = services
  return run({
    pgPool: pool,
    events,
    taskList: taskListOf(lane.tasks, services),
    parsedCronItems: parseCrontab(crontab),
    concurrency: lane.atOnce,
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
    Object.entries(tasks).map(([name, job]) => [
      name,
      (payload: unknown) => traced(jobSpan(name, payload), async () => job(payload, services)),
    ]),
  )
}

function jobSpan(name: string, payload: unknown): SpanStart {
  const { shop } = (payload ?? {}) as { shop?: unknown }
  const facts = {
    'messaging.operation.name': name,
    ...(typeof shop === 'number' && { 'estampa.shop.number': shop }),
  }
  return { name: `job ${name}`, kind: 'consumer', facts }
}
