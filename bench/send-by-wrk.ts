import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** One request as it is sent. */
export type SentRequest = { method: string; path: string; headers: Record<string, string>; body: string }

/** What a sender counted. Refusals are every answer that was no success. */
export type SentLoad = {
  requests: number
  perSecond: number
  p50Ms: number
  p97Ms: number
  p99Ms: number
  refusals: number
}

export type SenderInput = {
  origin: string
  /** Sent by turns. */
  requests: readonly SentRequest[]
  connections: number
  seconds: number
}

const RESULT = 'RESULT '

export function isWrkInstalled(): boolean {
  return spawnSync('wrk', ['-v']).error === undefined
}

/** One thread of wrk sends far more than one process of Node answers, and leaves the other processors to the database. */
export async function sendByWrk(input: SenderInput): Promise<SentLoad> {
  const { origin, requests, connections, seconds } = input
  const folder = await mkdtemp(join(tmpdir(), 'estampa-wrk-'))
  const script = join(folder, 'requests.lua')
  try {
    await writeFile(script, luaScript(requests.map((request) => rawRequest(origin, request))))
    const options = [`-c${connections}`, `-d${Math.ceil(seconds)}s`, '--timeout', '10s', '-s', script]
    const { stdout } = await promisify(execFile)('wrk', ['-t1', ...options, origin])
    const result = stdout.split('\n').find((line) => line.startsWith(RESULT))
    if (!result) throw new Error(`wrk gave no result:\n${stdout}`)
    return JSON.parse(result.slice(RESULT.length))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function rawRequest(origin: string, { method, path, headers, body }: SentRequest): string {
  const length = Buffer.byteLength(body)
  const all = { host: new URL(origin).host, ...headers, ...(length > 0 && { 'content-length': length }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

/** wrk counts answers of 400 and more as errors of the status; times are in microseconds. */
function luaScript(requests: readonly string[]): string {
  return `
local requests = {
${requests.map((request) => `  ${luaString(request)},`).join('\n')}
}
local turn = 0
function request()
  turn = turn + 1
  return requests[turn % #requests + 1]
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '${RESULT}{"requests":%d,"perSecond":%.3f,"p50Ms":%.3f,"p97Ms":%.3f,"p99Ms":%.3f,"refusals":%d}\\n',
    summary.requests, summary.requests * 1000000 / summary.duration, latency:percentile(50) / 1000,
    latency:percentile(97.5) / 1000, latency:percentile(99) / 1000,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
`
}

/** JSON's escapes are Lua's too, but for those of control characters, which no request has. */
function luaString(text: string): string {
  return JSON.stringify(text)
}
