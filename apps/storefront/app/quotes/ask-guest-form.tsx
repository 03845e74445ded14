import { useState } from 'react'
import { AskGuestCode } from './ask-guest-code.tsx'
import { AskGuestPerson, type GuestAsking } from './ask-guest-person.tsx'

/** Asks for a quote without an account: who asks, then the code of the mail. */
export function AskGuestForm({ onClose }: { onClose: () => void }) {
  const [asking, setAsking] = useState<GuestAsking>()
  const [isCoded, setIsCoded] = useState(false)
  if (asking && isCoded) {
    return <AskGuestCode asking={asking} onBack={() => setIsCoded(false)} onClose={onClose} />
  }
  return (
    <AskGuestPerson
      asking={asking}
      onSent={(sent) => {
        setAsking(sent)
        setIsCoded(true)
      }}
      onClose={onClose}
    />
  )
}
