import { MoneyScreen } from '../payments/money-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function MoneyPage() {
  return (
    <Allowed to="payments.record">
      <MoneyScreen />
    </Allowed>
  )
}
