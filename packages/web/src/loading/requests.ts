import { createStore } from '../state/store.ts'

/** Requests under way, for the bars at the top. A bar that appears stays for 200 ms; the request is not slowed. */
export const MIN_SHOWN_MS = 200

export const requestsUnderWay = createStore<readonly number[]>([])

let lastId = 0

export async function showProgress<Answer>(work: Promise<Answer>): Promise<Answer> {
  lastId += 1
  const id = lastId
  const startedMs = performance.now()
  requestsUnderWay.set([...requestsUnderWay.get(), id])
  const remove = () => requestsUnderWay.set(requestsUnderWay.get().filter((other) => other !== id))
  try {
    return await work
  } finally {
    const leftMs = MIN_SHOWN_MS - (performance.now() - startedMs)
    if (leftMs > 0) setTimeout(remove, leftMs)
    else remove()
  }
}
