import type { Client } from '@estampa/contract/client'
import type { Design } from '@estampa/domain/customization/design'
import { useFailureView } from '@estampa/web/failures'
import { useEffect, useState } from 'react'
import { useApi } from '../session/session-provider.tsx'

export type DesignMeasurement = Awaited<ReturnType<Client['customization']['measureDesign']>>
export type MeasurementState = {
  /** The last good answer; of an earlier state of the design while `isUpdating`. */
  readonly measured: DesignMeasurement | null
  readonly isUpdating: boolean
  readonly failure: string | null
}

/** True while the known measurement belongs to an earlier state of the design, or none has arrived yet. */
export const isMeasurementPending = (
  { measured, isUpdating, failure }: MeasurementState,
  design: Design,
): boolean => hasElements(design) && (isUpdating || (measured === null && failure === null))

const DELAY_MS = 450

export const hasElements = ({ views }: Design): boolean =>
  views.some(({ elements }) => elements.some(({ hidden }) => !hidden))

/** The server's measurement of the design, requested a moment after the last change. Prices are charged by it. */
export function useDesignMeasurement(
  design: Design | null,
  generic_id: number,
  sku: string | null,
): MeasurementState {
  const api = useApi()
  const failureView = useFailureView()
  const [{ subject, ...state }, setState] = useState<MeasuredState>(nothing)
  useEffect(() => {
    if (!design || !hasElements(design)) return setState(nothing)
    const request = new AbortController()
    const { signal } = request
    setState((now) => (now.isUpdating ? now : { ...now, isUpdating: true }))
    const timer = setTimeout(async () => {
      try {
        const measured = await api.customization.measureDesign(
          { generic_id, sku, design: toSentDesign(design) },
          { signal },
        )
        if (!signal.aborted)
          setState({ measured, isUpdating: false, failure: null, subject: { design, sku } })
      } catch (error) {
        if (signal.aborted) return
        const failure = failureView(error).message
        setState((now) => ({ ...now, isUpdating: false, failure, subject: { design, sku } }))
      }
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [api, failureView, design, generic_id, sku])
  // between a change and the request for it, what is known is of the design before
  const isCurrent = subject?.design === design && subject.sku === sku
  return { ...state, isUpdating: state.isUpdating || (design !== null && hasElements(design) && !isCurrent) }
}

/** `subject`: what the answer is of. */
type MeasuredState = MeasurementState & {
  readonly subject: { readonly design: Design; readonly sku: string | null } | null
}

const nothing: MeasuredState = { measured: null, isUpdating: false, failure: null, subject: null }

/** Only print areas with elements are sent. Read-only members are sent unchanged. */
export const toSentDesign = (design: Design): Design => ({
  ...design,
  views: design.views.filter(({ elements }) => elements.length > 0),
})
