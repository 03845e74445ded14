import { ClosingScreen } from '../payments/closing-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function MoneyClosingPage() {
  return (
    <Allowed to="payments.record">
      <ClosingScreen />
    </Allowed>
  )
}
