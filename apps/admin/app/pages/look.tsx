import { Allowed } from '../shell/allowed.tsx'
import { LookScreen } from '../shops/look-screen.tsx'

export default function LookPage() {
  return (
    <Allowed to="shop.view">
      <LookScreen />
    </Allowed>
  )
}
