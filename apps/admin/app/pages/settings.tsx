import { Allowed } from '../shell/allowed.tsx'
import { SettingsScreen } from '../staff/settings/settings-screen.tsx'

export default function SettingsPage() {
  return (
    <Allowed to="shop.view">
      <SettingsScreen />
    </Allowed>
  )
}
