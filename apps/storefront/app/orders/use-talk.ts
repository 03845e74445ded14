import { useCallback, useEffect, useState } from 'react'
import { newsMessages } from '../messages/news.ts'
import { useMessages } from '../messages/use-messages.ts'
import { keepPlace } from '../records/keep-place.ts'
import { useApi } from '../session/session-provider.tsx'
import { notify } from '../shell/notify.ts'
import { type TalkNews, talkNewsOf } from './order-news.ts'
import { joinTalk, type Message } from './talk.ts'

/** What was written about an order. What has come meanwhile is fetched when `news` tell of it. */
export function useTalk(orderId: string, news: TalkNews | undefined) {
  const t = useMessages(newsMessages)
  const api = useApi()
  const [messages, setMessages] = useState<readonly Message[]>()
  const [hasFailed, setHasFailed] = useState(false)

  const take = (page: readonly Message[]) => setMessages((known) => joinTalk(known ?? [], page))
  const load = useCallback(
    async (isQuiet = false) => {
      try {
        const newest = await api.orders.getOrderMessages({ Id: orderId }, { isQuiet })
        const show = () => setMessages((known) => joinTalk(known ?? [], newest))
        if (isQuiet) keepPlace(show)
        else show()
        setHasFailed(false)
      } catch {
        // what is shown already stays, and the next look tries again
        setHasFailed(true)
      }
    },
    [api, orderId],
  )
  useEffect(() => void load(), [load])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news make it look, not what was fetched or said
  useEffect(() => {
    const what = news && messages && talkNewsOf(messages, news)
    if (!what) return
    if (what === 'written') notify(t.message)
    void load(true)
  }, [news])

  return {
    messages,
    hasFailed: hasFailed && !messages,
    load,
    loadEarlier: async (before: number) => take(await api.orders.getOrderMessages({ Id: orderId, before })),
    send: async (text: string) => take(await api.orders.sendOrderMessage({ Id: orderId, text })),
  }
}
