import { ProductHistoryScreen } from '../catalog/product-history-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/product-history'

export default function ProductHistoryPage({ params }: Route.ComponentProps) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) return <NotFoundScreen />
  return (
    <Allowed to="changes.view">
      <ProductHistoryScreen key={params.id} id={Number(params.id)} />
    </Allowed>
  )
}
