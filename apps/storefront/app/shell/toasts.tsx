import { Toaster } from '@estampa/ui/toaster'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { Notice } from './notify.ts'

/** Shows each piece of news once; the list only grows. */
export function Toasts({ waiting }: { waiting: readonly Notice[] }) {
  const t = useMessages(shellMessages)
  const lastShown = useRef(0)
  useEffect(() => {
    for (const { id, text, action } of waiting) {
      if (id <= lastShown.current) continue
      lastShown.current = id
      toast(text, action && { action: { label: action.label, onClick: action.run } })
    }
  }, [waiting])
  return <Toaster label={t.news} close={t.close} />
}
