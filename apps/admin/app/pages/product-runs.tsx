import { ProductRunsScreen } from '../catalog/product-runs-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function ProductRunsPage() {
  return (
    <Allowed to="products.edit">
      <ProductRunsScreen />
    </Allowed>
  )
}
