import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { guestMessages } from '../messages/guests.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import type { Guest } from '../session/session-storage.ts'
import { useShopPath } from '../shop/shop-data.ts'
import { ShopLink } from '../shop/shop-link.tsx'
import { useSwitches } from '../shop/switches.ts'
import { authPath } from './auth/auth-link.tsx'

/** For an order or quote without an account: how to return to it, keep it in an account, or have the data erased. */
export function GuestNote({ from }: { from: string }) {
  const t = useMessages(guestMessages)
  const { guest } = useSession()
  const { signIn, register } = useSwitches()
  const [isErasing, setIsErasing] = useState(false)
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
      {isErasing && <EraseForm guest={guest} onClose={() => setIsErasing(false)} />}
    </section>
  )
}

function EraseForm({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const t = useMessages(guestMessages)
  const api = useApi()
  const path = useShopPath()
  const navigate = useNavigate()
  const { leaveAsGuest } = useSession()
  const { form, isWorking } = useForm({
    check: () => ({}),
    send: () => api.customers.deleteAccount({ Email: guest.email, UserId: guest.userId }),
    onAnswer: async () => {
      await navigate(path('/'), { replace: true })
      leaveAsGuest()
      notify(t.erased)
    },
  })
  return (
    <FormPopup
      title={t.erase_title}
      submit={t.erase_now}
      back={t.back}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.erase_text}</p>
    </FormPopup>
  )
}
