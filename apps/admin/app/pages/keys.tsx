import { Allowed } from '../shell/allowed.tsx'
import { KeysScreen } from '../staff/keys-screen.tsx'

export default function KeysPage() {
  return (
    <Allowed to="keys.edit">
      <KeysScreen />
    </Allowed>
  )
}
