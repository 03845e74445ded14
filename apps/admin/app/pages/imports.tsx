import { ImportsScreen } from '../catalog/imports/imports-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function ImportsPage() {
  return (
    <Allowed to="products.edit">
      <ImportsScreen />
    </Allowed>
  )
}
