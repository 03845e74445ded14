import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { isWriting, keepScrollPosition, usePolling } from '@estampa/web/polling'
import { useRef, useState } from 'react'
import { liveUpdateMessages } from '../messages/live-updates.ts'
import { useApi } from '../session/session-provider.tsx'
import { findOrderUpdate, mayOrderChange, type ThreadUpdate } from './order-updates.ts'
import type { Order } from './timeline.ts'

const quietly = { isQuiet: true }
const seeProof = () => document.getElementById('proof')?.scrollIntoView({ block: 'center' })

/**
 * Keeps an open order up to date: one small call a minute, and the order itself only if that says that
 * it has changed. Notifications are read out too. Gives the state of the message thread.
 */
export function useOrderUpdates(order: Order, onChanged: (order: Order) => void): ThreadUpdate | undefined {
  const t = useMessages(liveUpdateMessages)
  const api = useApi()
  const lastMark = useRef<string>(undefined)
  const [threadUpdate, setThreadUpdate] = useState<ThreadUpdate>()
  usePolling(mayOrderChange(order), async () => {
    const Id = order.id
    const { mark, fromShop, readByShop } = await api.orders.getOrderNews({ Id }, quietly)
    setThreadUpdate((known) =>
      known?.fromShop === fromShop && known.readByShop === readByShop ? known : { fromShop, readByShop },
    )
    if (mark === lastMark.current || isWriting()) return
    const now = await api.orders.getOrderById({ Id }, quietly)
    if (isWriting()) return
    lastMark.current = mark
    const update = findOrderUpdate(order, now)
    if (!update) return
    keepScrollPosition(() => onChanged(now))
    notify(t[update], update === 'proof' ? { label: t.see, run: seeProof } : undefined)
  })
  return threadUpdate
}
