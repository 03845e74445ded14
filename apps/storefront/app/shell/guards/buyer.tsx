import { useSession } from '../../session/session-provider.tsx'
import { Guard } from './guard.tsx'

/** The guard of pages of one order or one quote: for people with an account, and for the holder of its link. */
// biome-ignore lint/style/noDefaultExport: a route module
export default function BuyerGuard() {
  const { status, guest } = useSession()
  return <Guard mayPass={status === 'customer' || guest !== null} />
}
