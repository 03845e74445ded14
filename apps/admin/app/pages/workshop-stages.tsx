import { StagesScreen } from '../production/stages-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function WorkshopStagesPage() {
  return (
    <Allowed to="production.configure">
      <StagesScreen />
    </Allowed>
  )
}
