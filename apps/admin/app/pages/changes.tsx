import { Allowed } from '../shell/allowed.tsx'
import { ChangesScreen } from '../staff/changes-screen.tsx'

export default function ChangesPage() {
  return (
    <Allowed to="changes.view">
      <ChangesScreen />
    </Allowed>
  )
}
