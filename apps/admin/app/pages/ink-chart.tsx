import { InkChartScreen } from '../customization/inks/ink-chart-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function InkChartPage() {
  return (
    <Allowed to="products.view">
      <InkChartScreen />
    </Allowed>
  )
}
