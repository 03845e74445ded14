import { ChangeScreen } from '../orders/change/change-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/order-change'

export default function OrderChangePage({ params }: Route.ComponentProps) {
  const number = Number(params.number)
  if (!/^[1-9]\d{0,8}$/.test(params.number)) return <NotFoundScreen />
  return (
    <Allowed to="orders.change">
      <ChangeScreen key={number} number={number} />
    </Allowed>
  )
}
