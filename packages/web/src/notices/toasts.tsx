import { Toaster } from '@estampa/ui/toaster'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { sharedMessages } from '../messages/shared-messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { ToastMessage } from './notify.ts'

/** A screen reader speaks what comes into a region that it knows: the region is there a moment before the first text. */
const HEARD_AFTER_MS = 150

/** Shows each message once; the list only grows. */
export function Toasts({ waiting }: { waiting: readonly ToastMessage[] }) {
  const t = useMessages(sharedMessages)
  const lastShown = useRef(0)
  const [isHeard, setIsHeard] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsHeard(true), HEARD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isHeard) return
    for (const { id, text, action } of waiting) {
      if (id <= lastShown.current) continue
      lastShown.current = id
      toast(text, action && { action: { label: action.label, onClick: action.run } })
    }
  }, [waiting, isHeard])
  return <Toaster label={t.news} close={t.close} />
}
