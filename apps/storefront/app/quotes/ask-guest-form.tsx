import { useState } from 'react'
import { AskGuestCode } from './ask-guest-code.tsx'
import { AskGuestPerson, type GuestQuoteRequest } from './ask-guest-person.tsx'

/** Asks for a quote without an account: who asks, then the code of the mail. */
export function AskGuestForm({ onClose }: { onClose: () => void }) {
  const [request, setRequest] = useState<GuestQuoteRequest>()
  const [isCoded, setIsCoded] = useState(false)
  if (request && isCoded) {
    return <AskGuestCode request={request} onBack={() => setIsCoded(false)} onClose={onClose} />
  }
  return (
    <AskGuestPerson
      request={request}
      onSent={(sent) => {
        setRequest(sent)
        setIsCoded(true)
      }}
      onClose={onClose}
    />
  )
}
