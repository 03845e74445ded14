import { GangSheetsScreen } from '../production/gang-sheets/gang-sheets-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function GangSheetsPage() {
  return (
    <Allowed to="production.view">
      <GangSheetsScreen />
    </Allowed>
  )
}
