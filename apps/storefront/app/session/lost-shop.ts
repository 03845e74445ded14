import type { Transport } from '@estampa/contract/client'

/** Notices when the server knows the shop of this page no longer, and says so once. */
export function shopLoss(lose: () => Promise<void>): (transport: Transport) => Transport {
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
