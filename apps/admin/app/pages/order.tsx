import { OrderScreen } from '../orders/order-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/order'

export default function OrderPage({ params }: Route.ComponentProps) {
  const isNumber = /^[1-9]\d{0,8}$/.test(params.number)
  if (!isNumber) return <NotFoundScreen />
  return (
    <Allowed to="orders.view">
      <OrderScreen key={params.number} number={Number(params.number)} />
    </Allowed>
  )
}
