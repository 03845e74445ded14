/**
 * Does the jobs that requests left behind: mails, pictures, the nightly sweep. It runs in the server's own
 * process. A job that fails is tried again later, twelve times at most; one that was cut off by a kill is
 * done again, so every task must bear being done twice.
 */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Logger, parseCrontab, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { cartTasks } from './cart/cart.jobs.ts'
import { trendingTasks } from './catalog/trending.jobs.ts'
import { sweepTasks } from './customers/sweep.jobs.ts'
import { designTasks } from './customization/designs.jobs.ts'
import { freeJobsOfTheDead, rememberWorker } from './db/job-workers.ts'
import { slowQueues } from './db/jobs.ts'
import { dispatchTasks } from './dispatch/dispatch.jobs.ts'
import { pictureTasks } from './files/pictures.jobs.ts'
import { lawSweeps } from './law/law.jobs.ts'
import { lawTasks } from './mail/law.jobs.ts'
import { mailTasks } from './mail/mail.jobs.ts'
import { artworkTasks } from './orders/artwork.jobs.ts'
import { paperTasks } from './orders/papers.jobs.ts'
import { catalogPaperTasks } from './papers/catalog-papers.jobs.ts'
import { mercadoPagoTasks } from './payments/mercado-pago.jobs.ts'
import { paymentTasks } from './payments/payments.jobs.ts'
import { quoteTasks } from './quotes/quotes.jobs.ts'
import type { Services } from './services.ts'

/** Handles one kind of job. Payloads are made by our own `enqueue`, and checked all the same. */
export type Job = (payload: unknown, services: Services) => Promise<void>

/** One for each queue of slow work (`slowQueues`) and one for all else: a mail never waits for pictures. */
const AT_ONCE = 1 + slowQueues.length
const LOOK_FOR_THE_DEAD_MS = 30_000
const STOP_MS = 15_000
const CRONTAB = `
17 4 * * * sweep ?fill=1d
27 4 * * * forget_papers ?fill=1d
7 4 * * * sweep_parts ?fill=1d
37 4 * * * sweep_mails ?fill=1d
47 4 * * * sweep_carts ?fill=1d
57 4 * * * sweep_measures ?fill=1d
7 5 * * * sweep_payment_notices ?fill=1d
17 5 * * * sweep_law ?fill=1d
* * * * * expire_orders ?priority=-10
11 12-23 * * * remind_payments
* * * * * expire_quotes ?priority=-10
41 * * * * follow_silent
23 14 * * * remind_quotes ?fill=1d
*/10 * * * * show_trending
`

export async function startWorker(ownerUrl: string, services: Services): Promise<{ stop(): Promise<void> }> {
  const { log } = services
  const process = `estampa worker ${randomUUID()}`
  const pool = new pg.Pool({ connectionString: ownerUrl, max: AT_ONCE + 2, application_name: process })
  // a lost connection is replaced; the worker says in the log what it could not do
  pool.on('error', (error) => log.warn(error, 'the worker lost a connection'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn(error, 'the worker lost a connection')),
  )
  await freeJobsOfTheDead(pool)
  const events: WorkerEvents = new EventEmitter()
  const warn = (error: unknown) => log.warn(error, 'the jobs of killed processes could not be looked after')
  events.on('pool:create', ({ workerPool }) => rememberWorker(pool, workerPool.id, process).catch(warn))
  const looking = setInterval(() => freeJobsOfTheDead(pool).catch(warn), LOOK_FOR_THE_DEAD_MS)
  const runner = await run({
    pgPool: pool,
    events,
    taskList: taskListOf(
      {
        ...quoteTasks,
        ...paymentTasks,
        ...mercadoPagoTasks,
        ...mailTasks,
        ...lawTasks,
        ...lawSweeps,
        ...pictureTasks,
        ...sweepTasks,
        ...paperTasks,
        ...catalogPaperTasks,
        ...artworkTasks,
        ...dispatchTasks,
        ...designTasks,
        ...trendingTasks,
        ...cartTasks,
      },
      services,
    ),
    parsedCronItems: parseCrontab(CRONTAB),
    concurrency: AT_ONCE,
    // without a batch, even of no delay, a stop does not wait until it is written down that jobs are done
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    // main.ts decides when the process stops
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') log.error({ meta }, message)
      else log.debug({ meta }, message)
    }),
  })
  return {
    stop: () => {
      clearInterval(looking)
      return stop(runner, pool)
    },
  }
}

/** Waits for the jobs that are running. One that takes too long is cut off and done again by the next start. */
async function stop(runner: Runner, pool: pg.Pool): Promise<void> {
  const patience = new AbortController()
  const late = delay(STOP_MS, undefined, { signal: patience.signal }).catch(() => {})
  await Promise.race([runner.stop().then(() => pool.end()), late])
  patience.abort()
}

function taskListOf(jobs: Record<string, Job>, services: Services): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(payload, services)]),
  )
}
