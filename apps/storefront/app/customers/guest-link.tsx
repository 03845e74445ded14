import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { guestMessages } from '../messages/guests.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { troubleOf } from '../session/failures.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import { PageSpinner } from '../shell/page-spinner.tsx'
import { useShopPath } from '../shell/shop-data.ts'
import { ShopLink } from '../shell/shop-link.tsx'

type About = { orderId: string | null; quoteId: string | null }

/**
 * Opens what the link of a mail is about. Whoever is signed in with its e-mail takes it over into their account;
 * whoever is signed in with another one is told so.
 */
export function GuestLink() {
  const t = useMessages(guestMessages)
  const api = useApi()
  const path = useShopPath()
  const navigate = useNavigate()
  const { status, enterAsGuest } = useSession()
  const isOpening = useRef(false)
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (status === 'starting' || isOpening.current) return
    isOpening.current = true
    const link = window.location.hash.slice(1)
    const open = async (): Promise<About> => {
      if (status === 'customer') return api.customers.claimGuestLink({ link })
      const guest = await api.customers.openGuestLink({ link })
      enterAsGuest(guest)
      return guest
    }
    open().then((about) => navigate(path(pathOf(about)), { replace: true }), setError)
  }, [status, api, enterAsGuest, navigate, path])
  if (!error) return <PageSpinner />
  return <Trouble error={error} title={t.lost_title} />
}

/** An order that came of a quote is what people look for. */
function pathOf({ orderId, quoteId }: About): string {
  if (orderId) return `/orders/detail/${orderId}`
  return quoteId ? `/orders/quote/detail/${quoteId}` : '/'
}

function Trouble({ error, title }: { error: unknown; title: string }) {
  const t = useMessages(guestMessages)
  const { signOut } = useSession()
  const { message, refusal } = troubleOf(error, useMessages(shellMessages))
  const isOther = refusal === 'guest_email_differs'
  return (
    <EmptyState
      heading="h1"
      drawing="lost"
      title={isOther ? t.other_title : title}
      text={isOther ? t.other_text : message}
      action={
        isOther ? (
          <Button onClick={() => void signOut().then(() => window.location.reload())}>{t.sign_out}</Button>
        ) : (
          <Button asChild>
            <ShopLink to="/">{t.home}</ShopLink>
          </Button>
        )
      }
    />
  )
}
