import { useSearchParams } from 'react-router'
import { hasChosenGuest } from '../../session/guest-checkout.ts'
import { useSession } from '../../session/session-provider.tsx'
import { useTenantName } from '../../shop/shop-data.ts'
import { useSwitches } from '../../shop/switches.ts'
import { Guard } from './guard.tsx'

/**
 * The guard of the checkout: for people with an account; without one, if the shop allows it, for people who chose so
 * at the sign-in and for the holder of the quote that is bought. A quote that the shop made for a caller is bought anyway.
 */
// biome-ignore lint/style/noDefaultExport: a route module
export default function CheckoutGuard() {
  const shop = useTenantName()
  const { status, guest } = useSession()
  const { guests } = useSwitches()
  const [query] = useSearchParams()
  const holdsQuote = guest !== null && (guests || guest.isInvited === true)
  const mayBuy = query.has('quote') ? holdsQuote : guests && hasChosenGuest(shop)
  return <Guard mayPass={status === 'customer' || (status === 'guest' && mayBuy)} />
}
