import autocannon from 'autocannon'
import type { SenderInput, SentLoad } from './send-by-wrk.ts'

export async function sendByAutocannon(input: SenderInput): Promise<SentLoad> {
  const { origin, requests, connections, seconds } = input
  let turn = 0
  const setupRequest = (request: autocannon.Request) => {
    turn += 1
    return { ...request, ...requests[turn % requests.length] } as autocannon.Request
  }
  const {
    requests: sent,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest }],
  })
  return {
    requests: sent.total,
    perSecond: sent.average,
    p50Ms: latency.p50,
    p97Ms: latency.p97_5,
    p99Ms: latency.p99,
    refusals: non2xx + errors,
  }
}
