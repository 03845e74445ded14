import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { useFailureView } from '@estampa/web/failures'
import { PageSpinner } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { guestMessages } from '../messages/guests.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { ShopLink } from '../shop/shop-link.tsx'

type GuestLinkTarget = { orderId: string | null; quoteId: string | null }

/**
 * Opens the order or quote of an e-mailed link. A person signed in with its e-mail address takes it over;
 * a person signed in with another address is told so.
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
    const open = async (): Promise<GuestLinkTarget> => {
      if (status === 'customer') return api.customers.claimGuestLink({ link })
      const guest = await api.customers.openGuestLink({ link })
      enterAsGuest(guest)
      return guest
    }
    open().then((about) => navigate(path(targetPath(about)), { replace: true }), setError)
  }, [status, api, enterAsGuest, navigate, path])
  if (!error) return <PageSpinner />
  return <GuestLinkFailure error={error} title={t.lost_title} />
}

/** Prefers the order that came of a quote. */
function targetPath({ orderId, quoteId }: GuestLinkTarget): string {
  if (orderId) return `/orders/detail/${orderId}`
  return quoteId ? `/orders/quote/detail/${quoteId}` : '/'
}

function GuestLinkFailure({ error, title }: { error: unknown; title: string }) {
  const t = useMessages(guestMessages)
  const { signOut } = useSession()
  const { message, refusal } = useFailureView()(error)
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
