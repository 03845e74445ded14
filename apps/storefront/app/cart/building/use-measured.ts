import type { Client } from '@estampa/contract/client'
import type { Design } from '@estampa/domain/customization/design'
import { useEffect, useState } from 'react'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { troubleOf } from '../../session/failures.ts'
import { useApi } from '../../session/session-provider.tsx'

export type Measured = Awaited<ReturnType<Client['customization']['measureDesign']>>
export type Measuring = {
  /** The last good answer; of an earlier state of the design while `isUpdating`. */
  readonly measured: Measured | null
  readonly isUpdating: boolean
  readonly trouble: string | null
}

/** What is known is of an earlier state of the design, or nothing is known yet. */
export const isUnderWay = ({ measured, isUpdating, trouble }: Measuring, design: Design): boolean =>
  isDrawn(design) && (isUpdating || (measured === null && trouble === null))

const DELAY_MS = 450

export const isDrawn = ({ views }: Design): boolean =>
  views.some(({ elements }) => elements.some(({ hidden }) => !hidden))

/** What the server makes of the design, asked a moment after the last change: it is what will be charged. */
export function useMeasured(design: Design | null, generic_id: number, sku: string | null): Measuring {
  const api = useApi()
  const shell = useMessages(shellMessages)
  const [state, setState] = useState<Measuring>(nothing)
  useEffect(() => {
    if (!design || !isDrawn(design)) return setState(nothing)
    const asking = new AbortController()
    const { signal } = asking
    setState((now) => (now.isUpdating ? now : { ...now, isUpdating: true }))
    const timer = setTimeout(async () => {
      try {
        const measured = await api.customization.measureDesign(
          { generic_id, sku, design: sent(design) },
          { signal },
        )
        if (!signal.aborted) setState({ measured, isUpdating: false, trouble: null })
      } catch (error) {
        if (signal.aborted) return
        setState((now) => ({ ...now, isUpdating: false, trouble: troubleOf(error, shell).message }))
      }
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, shell, design, generic_id, sku])
  return state
}

const nothing: Measuring = { measured: null, isUpdating: false, trouble: null }

type Sent = Parameters<Client['customization']['measureDesign']>[0]['design']

/** Only places with something on them are decorated. What is read-only here is sent as it is. */
export const sent = (design: Design): Sent =>
  ({ ...design, views: design.views.filter(({ elements }) => elements.length > 0) }) as Sent
