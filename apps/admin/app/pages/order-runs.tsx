import { RunsScreen } from '../orders/runs/runs-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function OrderRunsPage() {
  return (
    <Allowed to="orders.view">
      <RunsScreen />
    </Allowed>
  )
}
