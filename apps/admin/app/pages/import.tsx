import { ImportScreen } from '../catalog/imports/import-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function ImportPage() {
  return (
    <Allowed to="products.edit">
      <ImportScreen />
    </Allowed>
  )
}
