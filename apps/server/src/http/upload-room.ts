import { type Refusal, refuse } from '@estampa/domain/refusal'

type Bounds = {
  /** Most bytes of uploads in memory at once, and of them for one address. */
  mostBytes: number
  perAddressBytes: number
  /** Most requests that wait for room, and for how long. */
  mostWaiting: number
  patienceMs: number
}
type Waiting = { bytes: number; address: string; start: () => void }

/**
 * Uploads are read into memory whole: this keeps room for what they said that they bring, or for the most
 * where they said nothing. Who finds no room waits with an unread body; past that the answer is «busy».
 */
export function uploadRoom({ mostBytes, perAddressBytes, mostWaiting, patienceMs }: Bounds) {
  const held = new Map<string, number>()
  let total = 0
  let queue: Waiting[] = []

  const fits = ({ bytes, address }: Waiting) =>
    total + bytes <= mostBytes && (held.get(address) ?? 0) + bytes <= perAddressBytes
  function take({ bytes, address }: Waiting): void {
    total += bytes
    held.set(address, (held.get(address) ?? 0) + bytes)
  }
  function giveBack({ bytes, address }: Waiting): void {
    total -= bytes
    const left = (held.get(address) ?? 0) - bytes
    if (left > 0) held.set(address, left)
    else held.delete(address)
    for (const next of queue) {
      if (!fits(next)) continue
      take(next)
      queue = queue.filter((one) => one !== next)
      next.start()
    }
  }

  /** Resolves once there is room, or to false where patience ended. */
  function waitFor(wanted: Waiting): Promise<boolean> {
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        queue = queue.filter((one) => one !== wanted)
        resolve(false)
      }, patienceMs)
      wanted.start = () => {
        clearTimeout(late)
        resolve(true)
      }
      queue.push(wanted)
    })
  }

  return async function inRoom<T>(
    asked: { bytes: number; address: string },
    work: () => Promise<T>,
  ): Promise<T | Refusal<'busy'>> {
    const wanted: Waiting = { ...asked, bytes: Math.min(asked.bytes, perAddressBytes), start: () => {} }
    if (fits(wanted)) take(wanted)
    else if (queue.length >= mostWaiting || !(await waitFor(wanted))) return refuse('busy')
    try {
      return await work()
    } finally {
      giveBack(wanted)
    }
  }
}
