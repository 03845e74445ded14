import { RunScreen } from '../orders/runs/run-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/order-run'

export default function OrderRunPage({ params }: Route.ComponentProps) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) return <NotFoundScreen />
  return (
    <Allowed to="orders.view">
      <RunScreen key={params.id} id={Number(params.id)} />
    </Allowed>
  )
}
