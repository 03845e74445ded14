import { ThreadsScreen } from '../orders/threads/threads-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function MessagesPage() {
  return (
    <Allowed to="messages.view">
      <ThreadsScreen />
    </Allowed>
  )
}
