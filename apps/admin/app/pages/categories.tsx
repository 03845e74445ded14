import { CategoriesScreen } from '../catalog/categories/categories-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function CategoriesPage() {
  return (
    <Allowed to="products.edit">
      <CategoriesScreen />
    </Allowed>
  )
}
