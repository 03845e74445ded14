import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useNavigate } from 'react-router'
import { guestMessages } from '../messages/guests.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import type { Guest } from '../session/session-storage.ts'
import { useShopPath } from '../shop/shop-data.ts'

/** Asks once more before the data of a guest is erased. */
export function EraseGuestForm({ guest, onClose }: { guest: Guest; onClose: () => void }) {
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
