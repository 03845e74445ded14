import { Allowed } from '../shell/allowed.tsx'
import { TodayScreen } from '../staff/today-screen.tsx'

export default function TodayPage() {
  return (
    <Allowed to="orders.view">
      <TodayScreen />
    </Allowed>
  )
}
