import { TechniqueScreen } from '../customization/technique-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import type { Route } from './+types/technique'

export default function TechniquePage({ params }: Route.ComponentProps) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) return <NotFoundScreen />
  return (
    <Allowed to="products.edit">
      <TechniqueScreen key={params.id} id={Number(params.id)} />
    </Allowed>
  )
}
