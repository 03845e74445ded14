import { useRef, useState } from 'react'
import { newsMessages } from '../messages/news.ts'
import { useMessages } from '../messages/use-messages.ts'
import { keepPlace } from '../records/keep-place.ts'
import { isWriting, usePolling } from '../records/use-polling.ts'
import { useApi } from '../session/session-provider.tsx'
import { notify } from '../shell/notify.ts'
import { mayChange, newsOf, type TalkNews } from './order-news.ts'
import type { Order } from './timeline.ts'

const quietly = { isQuiet: true }
const seeProof = () => document.getElementById('proof')?.scrollIntoView({ block: 'center' })

/**
 * Keeps an open order as it is now: one small question a minute, and the order itself only where that says that
 * something has moved. What is told to the person is read out too. Gives what is known of the messages.
 */
export function useOrderNews(order: Order, onChanged: (order: Order) => void): TalkNews | undefined {
  const t = useMessages(newsMessages)
  const api = useApi()
  const seen = useRef<string>(undefined)
  const [talk, setTalk] = useState<TalkNews>()
  usePolling(mayChange(order), async () => {
    const Id = order.id
    const { mark, fromShop, readByShop } = await api.orders.getOrderNews({ Id }, quietly)
    setTalk((known) =>
      known?.fromShop === fromShop && known.readByShop === readByShop ? known : { fromShop, readByShop },
    )
    if (mark === seen.current || isWriting()) return
    const now = await api.orders.getOrderById({ Id }, quietly)
    if (isWriting()) return
    seen.current = mark
    const news = newsOf(order, now)
    if (!news) return
    keepPlace(() => onChanged(now))
    notify(t[news], news === 'proof' ? { label: t.see, run: seeProof } : undefined)
  })
  return talk
}
