import { MailScreen } from '../mail/mail-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function MailPage() {
  return (
    <Allowed to="mails.view">
      <MailScreen />
    </Allowed>
  )
}
