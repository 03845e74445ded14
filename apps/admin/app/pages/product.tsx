import { ProductScreen } from '../catalog/product-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/product'

export default function ProductPage({ params }: Route.ComponentProps) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) return <NotFoundScreen />
  return (
    <Allowed to="products.view">
      <ProductScreen key={params.id} id={Number(params.id)} />
    </Allowed>
  )
}
