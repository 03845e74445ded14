import { PrintAreasScreen } from '../customization/areas/print-areas-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/print-areas'

export default function PrintAreasPage({ params }: Route.ComponentProps) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) return <NotFoundScreen />
  return (
    <Allowed to="products.view">
      <PrintAreasScreen key={params.id} id={Number(params.id)} />
    </Allowed>
  )
}
