import { MailTextsScreen } from '../mail/texts/mail-texts-screen.tsx'
import { Allowed } from '../shell/allowed.tsx'

export default function MailTextsPage() {
  return (
    <Allowed to="shop.view">
      <MailTextsScreen />
    </Allowed>
  )
}
