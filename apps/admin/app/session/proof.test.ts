import type { Transport } from '@estampa/contract/client'
import { failureEnvelope, successEnvelope } from '@estampa/contract/envelope'
import { expect, test, vi } from 'vitest'
import { proofRequest, withProof } from './proof.ts'

const refused = {
  status: 403,
  body: failureEnvelope(
    { code: 403, message: '', details: null, validationErrors: null, refusal: 'proof_needed', data: null },
    403,
  ),
}
const done = { status: 200, body: successEnvelope({}) }
const request = { feature: 'staff', call: 'changeRole', method: 'POST', path: '/', input: {} }

/** A server that refuses until somebody has proved who they are. */
function makeServer() {
  const state = { isProved: false }
  const transport = vi.fn<Transport>(async () => (state.isProved ? done : refused))
  return { state, transport }
}

test('a call that wants a proof asks for it and is made again by itself [ADM-01]', async () => {
  const { state, transport } = makeServer()
  const answer = withProof(transport)(request)
  await vi.waitFor(() => expect(proofRequest.get()).not.toBeNull())
  state.isProved = true
  proofRequest.get()?.answer(true)
  expect(await answer).toBe(done)
  expect(transport).toHaveBeenCalledTimes(2)
  expect(proofRequest.get()).toBeNull()
})

test('two calls ask once, and a proof that is called off makes neither [ADM-01]', async () => {
  const { transport } = makeServer()
  const send = withProof(transport)
  const calls = [send(request), send(request)].map((call) => call.catch((error: Error) => error.name))
  await vi.waitFor(() => expect(proofRequest.get()).not.toBeNull())
  proofRequest.get()?.answer(false)
  expect(await Promise.all(calls)).toEqual(['AbortError', 'AbortError'])
  expect(transport).toHaveBeenCalledTimes(2)
})
