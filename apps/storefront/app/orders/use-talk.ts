import type { Client } from '@estampa/contract/client'
import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../session/session-provider.tsx'

export type Message = Awaited<ReturnType<Client['orders']['getOrderMessages']>>[number]

/** What was written about an order. Whoever comes back to the window sees what has come meanwhile. */
export function useTalk(orderId: string) {
  const api = useApi()
  const [messages, setMessages] = useState<readonly Message[]>()
  const [hasFailed, setHasFailed] = useState(false)

  const load = useCallback(async () => {
    try {
      setMessages(await api.orders.getOrderMessages({ Id: orderId }))
      setHasFailed(false)
    } catch {
      // what is shown already stays, and the next look tries again
      setHasFailed(true)
    }
  }, [api, orderId])

  useEffect(() => {
    void load()
    const look = () => void load()
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    return () => {
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
    }
  }, [load])

  return {
    messages,
    hasFailed: hasFailed && !messages,
    load,
    send: async (text: string) => setMessages(await api.orders.sendOrderMessage({ Id: orderId, text })),
  }
}
