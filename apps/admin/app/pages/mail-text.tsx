import { MailTextScreen } from '../mail/texts/mail-text-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function MailTextPage() {
  return (
    <Allowed to="shop.view">
      <MailTextScreen />
    </Allowed>
  )
}
