import autocannon from 'autocannon'

export type LoadRequest = {
  path: string | ((turn: number) => string)
  method?: 'GET' | 'POST'
  headers?: Record<string, string> | ((turn: number) => Record<string, string>)
  body?: string | ((turn: number) => string)
}
export type Load = { perSecond: number; p50Ms: number; p95Ms: number; bytes: number }

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)

/** Sends the request over and over. Throws when any answer was not a success: a fast refusal is no result. */
export async function load(origin: string, call: LoadRequest, connections = 50): Promise<Load> {
  await run(origin, call, connections, 1)
  const result = await run(origin, call, connections, SECONDS)
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${pathOf(call, 0)}: ${result.non2xx} refusals, ${result.errors} errors`)
  }
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p95Ms: result.latency.p97_5,
    bytes: Math.round(result.throughput.total / result.requests.total),
  }
}

/** How fast a bare reply of the same size under the same headers is, right now on this machine. */
export async function loadBare(
  origin: string,
  call: LoadRequest,
  bytes: number,
  connections = 50,
): Promise<Load> {
  const { method = 'GET', body } = call
  const answer = await fetch(origin + pathOf(call, 0), {
    method,
    // without the word fetch would ask for a compressed answer by itself
    headers: { 'accept-encoding': 'identity', ...headersOf(call, 0) },
    ...(body !== undefined && { body: typeof body === 'function' ? body(0) : body }),
  })
  const sent = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.has(name)))
  const like = Buffer.from(JSON.stringify(sent)).toString('base64url')
  return load(origin, { path: `/bare/${bytes}?headers=${like}` }, connections)
}

const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

let turn = 0

function run(
  origin: string,
  call: LoadRequest,
  connections: number,
  duration: number,
): Promise<autocannon.Result> {
  const { method = 'GET' } = call
  const setupRequest = (request: autocannon.Request) => {
    turn += 1
    const { body } = call
    const filled = typeof body === 'function' ? body(turn) : body
    const headers = headersOf(call, turn)
    return { ...request, headers, path: pathOf(call, turn), ...(filled !== undefined && { body: filled }) }
  }
  return autocannon({
    url: origin,
    connections,
    duration,
    requests: [{ method, headers: headersOf(call, 0), path: pathOf(call, 0), setupRequest }],
  })
}

function pathOf({ path }: LoadRequest, at: number): string {
  return typeof path === 'function' ? path(at) : path
}

function headersOf({ headers = {} }: LoadRequest, at: number): Record<string, string> {
  return typeof headers === 'function' ? headers(at) : headers
}
