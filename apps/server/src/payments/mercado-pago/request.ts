import { type Refusal, refuse } from '@estampa/domain/refusal'

type MercadoPagoAccess = { origin: string; accessToken: string }
export type MercadoPagoRequest =
  | { method: 'GET'; path: string }
  /** `key` makes a question that is repeated one. */
  | { method: 'POST'; path: string; key: string; body: object }

/** Somebody waits in front of a screen; a job comes back later. */
const PATIENCE_MS = 8_000
const MAX_CHARACTERS = 1_000_000

/**
 * The answer of Mercado Pago, unread. `carrier_down`, which the circuit counts: it is away, late, or answers what is
 * no answer. `provider_refused`: it is there and says no, with its status.
 */
export async function requestMercadoPago(
  { origin, accessToken }: MercadoPagoAccess,
  question: MercadoPagoRequest,
): Promise<{ body: unknown } | Refusal> {
  try {
    const response = await fetch(origin + question.path, {
      method: question.method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        ...(question.method === 'POST' && {
          'content-type': 'application/json',
          'x-idempotency-key': question.key,
        }),
      },
      ...(question.method === 'POST' && { body: JSON.stringify(question.body) }),
    })
    return await read(response)
  } catch (cause) {
    return refuse('carrier_down', { why: (cause as Error).name })
  }
}

async function read(response: Response): Promise<{ body: unknown } | Refusal> {
  const { status, ok } = response
  if (!ok) {
    await response.body?.cancel()
    const isNo = status >= 400 && status < 500 && status !== 408 && status !== 429
    return refuse(isNo ? 'provider_refused' : 'carrier_down', { status })
  }
  const text = await response.text()
  return text.length > MAX_CHARACTERS
    ? refuse('carrier_down', { why: 'too large' })
    : { body: JSON.parse(text) }
}
