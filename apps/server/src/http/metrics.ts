import { timingSafeEqual } from 'node:crypto'
import { defaultLocale } from '@estampa/domain/countries'
import { refuse } from '@estampa/domain/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Standby, standbyStates } from '../db/standby.ts'
import { countJobs } from '../jobs/jobs.store.ts'
import { answerRefusal } from './answer.ts'
import type { App } from './app.ts'
import { isLocalCaller } from './local-caller.ts'
import type { ProcessLoad } from './process-load.ts'
import type { Services } from './services.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts every answer and serves what Prometheus reads at /metrics, with what `watchMore` registers. */
export function mountMetrics(
  app: App,
  services: Services,
  load: ProcessLoad,
  watchMore: (services: Services, registers: Registry[]) => void,
): void {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the end of an answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  watchServices(services, load, registers)
  watchAnswers(services, registers)
  if (services.standby) watchStandby(services.standby, registers)
  watchMore(services, registers)
  const series = new Map<string, Histogram.Internal<string>>()
  app.addHook('onResponse', (request, reply, done) => {
    const labels = [request.method, request.route, String(reply.statusCode)]
    const key = labels.join(' ')
    let duration = series.get(key)
    if (!duration) {
      duration = durations.labels(...labels)
      series.set(key, duration)
    }
    duration.observe(reply.elapsedTime / 1_000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.config.metricsToken)) return answerNotFound(request, reply)
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function watchServices({ database, log }: Services, load: ProcessLoad, registers: Registry[]): void {
  const { pool } = database
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the application by what they do, and works that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs by whether they wait, or have failed as often as they are tried',
    labelNames: ['state'],
    registers,
    async collect() {
      const counted = await database
        .outside(countJobs)
        .catch((error: unknown) => log.warn(error, 'the jobs could not be counted'))
      this.set({ state: 'waiting' }, counted?.waiting ?? Number.NaN)
      this.set({ state: 'failed' }, counted?.failed ?? Number.NaN)
    },
  })
  new Counter({
    name: 'calls_shed_total',
    help: 'Calls that were answered «busy» because the server was late',
    registers,
    collect() {
      this.reset()
      this.inc(load.shedCount())
    },
  })
}

function watchAnswers({ answers }: Services, registers: Registry[]): void {
  new Counter({
    name: 'shared_answers_total',
    help: 'Answers that are the same for everybody',
    registers,
    collect() {
      this.reset()
      this.inc(answers.stats().asked)
    },
  })
  new Counter({
    name: 'shared_answers_made_total',
    help: 'How often such an answer was made anew; one making serves all who wait for it',
    registers,
    collect() {
      this.reset()
      this.inc(answers.stats().made)
    },
  })
  new Gauge({
    name: 'shared_answers_bytes',
    help: 'Memory of the answers that are kept',
    registers,
    collect() {
      this.set(answers.stats().bytes)
    },
  })
}

function watchStandby(standby: Standby, registers: Registry[]): void {
  new Gauge({
    name: 'standby_state',
    help: 'Whether the standby may be asked (current), or why not: 1 for the state that it is in',
    labelNames: ['state'],
    registers,
    collect() {
      for (const state of standbyStates) this.set({ state }, state === standby.state() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'standby_behind_seconds',
    help: 'How long ago the primary had written the last that the standby is known to have; half a second is usual',
    registers,
    collect() {
      this.set((performance.now() - standby.replayedAsOf()) / 1_000)
    },
  })
  new Counter({
    name: 'standby_reads_total',
    help: 'Reads at the standby by their outcome; those that were behind or failed were asked of the primary too',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, times] of Object.entries(standby.counts())) this.inc({ outcome }, times)
    },
  })
}

/** True for a caller with the token; without a token, for a caller from this very machine and not through a proxy on it. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLocalCaller(request)
  return isSame(request.headers.authorization ?? '', `Bearer ${token}`)
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Answers as an address that does not exist. */
function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = answerRefusal(refuse('not_found'), defaultLocale, request.id)
  return reply.code(status).send(body)
}
