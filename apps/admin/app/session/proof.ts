import type { Transport } from '@estampa/contract/client'
import { createStore } from '@estampa/web/state'

/** Somebody has to prove who they are before a call goes on. */
type ProofRequest = { answer: (isProved: boolean) => void }

/** The one proof that is asked for now; its dialog is in the notices of the office. */
export const proofRequest = createStore<ProofRequest | null>(null)

let asked: Promise<boolean> | undefined

/** Asks once, however many calls wait for it. */
function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    proofRequest.set({ answer: resolve })
  }).finally(() => {
    asked = undefined
    proofRequest.set(null)
  })
  return asked
}

/** A dangerous act that is refused for want of a proof asks for it and is made again; called off, it did not happen. */
export function withProof(transport: Transport, ask = askForProof): Transport {
  return async (request) => {
    const answer = await transport(request)
    if (answer.body.error?.refusal !== 'proof_needed') return answer
    if (!(await ask())) throw new DOMException('the proof was called off', 'AbortError')
    return transport(request)
  }
}
