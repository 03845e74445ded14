import { WorkshopScreen } from '../production/workshop-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function WorkshopPage() {
  return (
    <Allowed to="production.view">
      <WorkshopScreen />
    </Allowed>
  )
}
