import { useSession } from '../../session/session-provider.tsx'
import { Guard } from './guard.tsx'

/** Pages of people with an account. */
// biome-ignore lint/style/noDefaultExport: a route module
export default function CustomerGuard() {
  const { status } = useSession()
  return <Guard mayPass={status === 'customer'} />
}
