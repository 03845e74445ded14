import { MailsScreen } from '../mail/mails-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function MailsPage() {
  return (
    <Allowed to="mails.view">
      <MailsScreen />
    </Allowed>
  )
}
