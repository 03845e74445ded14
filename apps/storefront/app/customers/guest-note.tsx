import { onDemand, usePreload } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { guestMessages } from '../messages/guests.ts'
import { useSession } from '../session/session-provider.tsx'
import { ShopLink } from '../shop/shop-link.tsx'
import { useSwitches } from '../shop/switches.ts'
import { authPath } from './auth/auth-link.tsx'

const EraseGuestForm = onDemand(async () => (await import('./erase-guest-form.tsx')).EraseGuestForm)

/** For an order or quote without an account: how to return to it, keep it in an account, or have the data erased. */
export function GuestNote({ from }: { from: string }) {
  const t = useMessages(guestMessages)
  const { guest } = useSession()
  const { signIn, register } = useSwitches()
  const [isErasing, setIsErasing] = useState(false)
  usePreload(EraseGuestForm)
  if (!guest) return null
  const linkClass = 'inline-flex min-h-9 items-center underline underline-offset-4'
  return (
    <section className="text-14 text-ink-soft max-md:order-1">
      <h2 className="text-14 font-semibold text-ink">{t.note_title}</h2>
      <p className="mt-1 break-words">{t.note(guest.email)}</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {signIn && register && (
          <ShopLink to={authPath('register', from, guest.email)} className={linkClass}>
            {t.open_account}
          </ShopLink>
        )}
        {signIn && (
          <ShopLink to={authPath('login', from, guest.email)} className={linkClass}>
            {t.have_account}
          </ShopLink>
        )}
        <button type="button" className={linkClass} onClick={() => setIsErasing(true)}>
          {t.erase}
        </button>
      </p>
      {isErasing && <EraseGuestForm guest={guest} onClose={() => setIsErasing(false)} />}
    </section>
  )
}
