import { MailSenderScreen } from '../mail/texts/mail-sender-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function MailSenderPage() {
  return (
    <Allowed to="shop.view">
      <MailSenderScreen />
    </Allowed>
  )
}
