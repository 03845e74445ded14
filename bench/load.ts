/**
 * Sends one kind of request over and over. The sender is wrk where it is installed, because one that is written in
 * JavaScript takes as long to send a request as a server takes to answer it; autocannon elsewhere.
 */
import { get, request as openRequest } from 'node:http'
import { cpuTimes, type WatchedProcesses } from './processor-time.ts'
import { sendByAutocannon } from './send-by-autocannon.ts'
import { isWrkInstalled, type SentRequest, sendByWrk } from './send-by-wrk.ts'

type OfTurn<Value> = Value | ((turn: number) => Value)

export type LoadRequest = {
  path: OfTurn<string>
  method?: 'GET' | 'POST'
  headers?: OfTurn<Record<string, string>>
  body?: OfTurn<string>
  /** After so many turns the requests begin anew; large bodies should repeat soon. */
  period?: number
}

export type LoadOptions = { connections?: number; seconds?: number; watched?: WatchedProcesses }

export type Load = {
  perSecond: number
  p50Ms: number
  /** The 97.5th percentile. */
  p97Ms: number
  p99Ms: number
  /** Milliseconds of a processor per request; null where the system does not tell. */
  serverCpuMs: number | null
  databaseCpuMs: number | null
}

export type Sample = { bytes: number; headers: Record<string, string> }

export const sender = isWrkInstalled() ? 'wrk' : 'autocannon'
export const benchSeconds = Number(process.env.BENCH_SECONDS ?? 2)
const PERIOD = 2_000
const SAMPLES = 8
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

let sentTurns = 0

/** Throws when any answer was not a success: a fast refusal is no result. */
export async function load(origin: string, call: LoadRequest, options: LoadOptions = {}): Promise<Load> {
  const { connections = 50, seconds = benchSeconds, watched } = options
  const requests = requestsOf(call)
  const before = cpuTimes(watched)
  const send = sender === 'wrk' ? sendByWrk : sendByAutocannon
  const sent = await send({ origin, requests, connections, seconds })
  const after = cpuTimes(watched)
  if (sent.refusals > 0) throw new Error(`${requests[0]?.path}: ${sent.refusals} refusals`)
  const { perSecond, p50Ms, p97Ms, p99Ms } = sent
  const perRequest = (key: 'server' | 'database') =>
    before && after ? (after[key] - before[key]) / sent.requests : null
  return {
    perSecond,
    p50Ms,
    p97Ms,
    p99Ms,
    serverCpuMs: perRequest('server'),
    databaseCpuMs: perRequest('database'),
  }
}

/** The mean size of the bodies of a few answers, as they are on the wire, and the headers of the first. */
export async function sampleOf(origin: string, call: LoadRequest): Promise<Sample> {
  const requests = requestsOf(call).slice(0, SAMPLES)
  const answers: Sample[] = []
  for (const request of requests) answers.push(await ask(origin, request))
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0) / answers.length
  return { bytes: Math.round(bytes), headers: answers[0]?.headers ?? {} }
}

/** A bare reply of this size under these headers, at the process of the hand-written shop. */
export function bareReply({ bytes, headers }: Sample): LoadRequest {
  const like = Buffer.from(JSON.stringify(headers)).toString('base64url')
  return { path: `/bare/${bytes}?headers=${like}` }
}

function requestsOf(call: LoadRequest): SentRequest[] {
  const { path, method = 'GET', headers = {}, body = '' } = call
  const differ = [path, headers, body].some((value) => typeof value === 'function')
  const period = differ ? (call.period ?? PERIOD) : 1
  const first = sentTurns
  sentTurns += period
  return Array.from({ length: period }, (_, offset) => {
    const turn = first + offset
    return { method, path: at(path, turn), headers: at(headers, turn), body: at(body, turn) }
  })
}

function at<Value extends string | Record<string, string>>(value: OfTurn<Value>, turn: number): Value {
  return typeof value === 'function' ? value(turn) : value
}

/** Not by fetch, which unpacks what is compressed and says not how large it was. */
function ask(origin: string, { method, path, headers, body }: SentRequest): Promise<Sample> {
  const send = method === 'GET' ? get : openRequest
  return new Promise((resolve, reject) => {
    const asking = send(origin + path, { method, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.byteLength
      })
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`))
        const kept = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name))
        resolve({ bytes, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])) })
      })
    })
    asking.on('error', reject)
    if (method !== 'GET') asking.end(body)
  })
}
