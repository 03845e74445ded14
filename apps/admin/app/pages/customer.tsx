import { CustomerScreen } from '../customers/customer-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/customer'

export default function CustomerPage({ params }: Route.ComponentProps) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) return <NotFoundScreen />
  return (
    <Allowed to="customers.view">
      <CustomerScreen key={params.id} id={Number(params.id)} />
    </Allowed>
  )
}
