import { ProductsScreen } from '../catalog/products-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function ProductsPage() {
  return (
    <Allowed to="products.view">
      <ProductsScreen />
    </Allowed>
  )
}
