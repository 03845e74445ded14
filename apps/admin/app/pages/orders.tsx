import { OrdersScreen } from '../orders/orders-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function OrdersPage() {
  return (
    <Allowed to="orders.view">
      <OrdersScreen />
    </Allowed>
  )
}
