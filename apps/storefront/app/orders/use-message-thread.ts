import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { keepScrollPosition } from '@estampa/web/polling'
import { useCallback, useEffect, useState } from 'react'
import { liveUpdateMessages } from '../messages/live-updates.ts'
import { useApi } from '../session/session-provider.tsx'
import { findThreadUpdate, type ThreadUpdate } from './order-updates.ts'
import { mergeMessages, type ThreadMessage } from './thread-messages.ts'

/** The messages about an order. New ones are loaded when `update` announces them. */
export function useMessageThread(orderId: string, update: ThreadUpdate | undefined) {
  const t = useMessages(liveUpdateMessages)
  const api = useApi()
  const [messages, setMessages] = useState<readonly ThreadMessage[]>()
  const [hasFailed, setHasFailed] = useState(false)

  const take = (page: readonly ThreadMessage[]) => setMessages((known) => mergeMessages(known ?? [], page))
  const load = useCallback(
    async (isQuiet = false) => {
      try {
        const newest = await api.orders.getOrderMessages({ Id: orderId }, { isQuiet })
        const show = () => setMessages((known) => mergeMessages(known ?? [], newest))
        if (isQuiet) keepScrollPosition(show)
        else show()
        setHasFailed(false)
      } catch {
        // the shown messages stay, and the next poll tries again
        setHasFailed(true)
      }
    },
    [api, orderId],
  )
  useEffect(() => void load(), [load])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news make it look, not what was fetched or said
  useEffect(() => {
    const what = update && messages && findThreadUpdate(messages, update)
    if (!what) return
    if (what === 'written') notify(t.message)
    void load(true)
  }, [update])

  return {
    messages,
    hasFailed: hasFailed && !messages,
    load,
    loadEarlier: async (before: number) => take(await api.orders.getOrderMessages({ Id: orderId, before })),
    send: async (text: string, files: readonly File[]) =>
      take(
        files.length === 0
          ? await api.orders.sendOrderMessage({ Id: orderId, text })
          : await api.orders.sendMessageFiles({ Id: orderId, text }, { files }),
      ),
  }
}
