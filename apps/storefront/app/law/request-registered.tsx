import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useRef } from 'react'
import { lawMessages } from '../messages/law.ts'

type RequestRegisteredProps = { title: string; text: string; code?: string }

/** Confirms that the request is registered; it takes the focus, so that it is read out. */
export function RequestRegistered({ title, text, code }: RequestRegisteredProps) {
  const t = useMessages(lawMessages)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className="mt-8 rounded-large bg-wash p-6 outline-none">
      <Icon name="circle-check" size={32} className="text-success" />
      <h2 className="mt-3 text-22 font-semibold">{title}</h2>
      {code && (
        <p className="mt-3 text-16">
          {t.code}: <strong className="tabular text-22 whitespace-nowrap">{code}</strong>
        </p>
      )}
      <p className="mt-2 max-w-prose break-words text-ink-soft">{text}</p>
    </div>
  )
}
