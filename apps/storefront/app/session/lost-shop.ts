import type { Transport } from '@estampa/contract/client'

/** Calls `lose` once when the server no longer knows the shop of this page. */
export function watchForLostShop(lose: () => Promise<void>): (transport: Transport) => Transport {
  let isLost = false
  return (transport) => async (request) => {
    const answer = await transport(request)
    if (!isLost && answer.body.error?.refusal === 'shop_not_found') {
      isLost = true
      void lose()
    }
    return answer
  }
}
