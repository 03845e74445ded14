import { setTimeout as wait } from 'node:timers/promises'

const TRIES = 20

/** Asks again while the server is busy: what is tested here is who may do what, not how fast the machine is. */
export const fetchWithRetry: typeof fetch = async (address, options) => {
  for (let turn = 1; turn < TRIES; turn += 1) {
    const response = await fetch(address, options)
    if (response.status !== 503) return response
    await response.body?.cancel()
    await wait(100 * turn)
  }
  return fetch(address, options)
}
