import { isRecordId } from '@estampa/web/records'
import { useAsyncValue } from '@estampa/web/state'
import { useState } from 'react'
import { useApi } from '../session/session-provider.tsx'
import type { Order } from './timeline.ts'

/** An order of the visitor, loaded in the browser. An address without an order's id loads nothing. */
export function useOrder(id: string | undefined) {
  const api = useApi()
  const isId = isRecordId(id)
  const answer = useAsyncValue(isId ? id : null, () => api.orders.getOrderById({ Id: id ?? '' }))
  const [changed, setChanged] = useState<Order>()
  const value = changed && changed.id === answer.value?.id ? changed : answer.value
  /** Replaces the order by the answer of a call that changed it. */
  return { ...answer, value, isId, replace: setChanged }
}
