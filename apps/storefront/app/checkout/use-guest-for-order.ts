import { useApi, useSession } from '../session/session-provider.tsx'
import { useCheckout } from './checkout-provider.tsx'
import type { OrderBody } from './order-body.ts'

/**
 * Begins the guest for an order without an account. However often one purchase is sent,
 * it has the same guest; a quote is bought by its holder. Gives the key of the guest, or '' for anybody else.
 */
export function useGuestForOrder(): (body: OrderBody) => Promise<string> {
  const api = useApi()
  const { user, guest, enterAsGuest } = useSession()
  const { state, items } = useCheckout()
  return async ({ orderInvoiceFK }) => {
    if (user || items.quote) return ''
    const { name, lastName, email, phone } = orderInvoiceFK
    const purchase = `${state.idempotencyKey} ${email}`
    if (guest?.purchase === purchase) return purchase
    const begun = await api.customers.beginGuestOrder({
      name: `${name} ${lastName}`.trim(),
      emailAddress: email ?? '',
      phoneNumber: phone,
    })
    enterAsGuest({ ...begun, purchase })
    return purchase
  }
}
