import { useApi, useSession } from '../session/session-provider.tsx'
import { useCheckout } from './checkout-provider.tsx'
import type { OrderBody } from './order-body.ts'

/**
 * Before the order of somebody without an account: the guest that will have it. However often one purchase is sent,
 * it is the same guest's; a quote is bought by whoever holds it. Gives what names the guest, or '' of anybody else.
 */
export function useGuestEntrance(): (body: OrderBody) => Promise<string> {
  const api = useApi()
  const { user, guest, enterAsGuest } = useSession()
  const { state, goods } = useCheckout()
  return async ({ orderInvoiceFK }) => {
    if (user || goods.quote) return ''
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
