import { TechniquesScreen } from '../customization/techniques-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function TechniquesPage() {
  return (
    <Allowed to="products.view">
      <TechniquesScreen />
    </Allowed>
  )
}
