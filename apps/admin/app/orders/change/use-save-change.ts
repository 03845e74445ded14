import type { CallInput } from '@estampa/contract/client'
import type { OrderChanges, staffOrderChanges } from '@estampa/contract/staff'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useState } from 'react'
import { orderChangeMessages } from '../../messages/order-change.ts'
import { useStaffApi } from '../../session/account.ts'
import type { StaffOrder } from '../order-types.ts'
import type { MeanwhileChanges } from '../use-order-form.ts'
import { useChangedOrder } from '../use-staff-order.ts'

/** Sends the change. Where somebody has acted on the order meanwhile, what was typed stays and they are named. */
export function useSaveChange(order: StaffOrder, onSaved: () => void) {
  const t = useMessages(orderChangeMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(order.order.number)
  const [seen] = useState(order)
  const [version, setVersion] = useState(order.version)
  const [meanwhile, setMeanwhile] = useState<MeanwhileChanges>()
  const [isSaving, setIsSaving] = useState(false)
  const save = async (input: CallInput<(typeof staffOrderChanges)['changeOrder']>) => {
    setIsSaving(true)
    try {
      const saved = await api.changeOrder(input, { version })
      const isProposed = saved.order.changes.at(-1)?.state === 'proposed'
      changed.show(saved, isProposed ? t.proposed : t.done)
      onSaved()
    } catch (error) {
      if (isFailure(error) && error.fault?.refusal === 'order_changed') {
        const found = error.fault.data as OrderChanges
        setVersion(found.version)
        setMeanwhile({ seen, changes: found.changes })
        changed.reload()
      } else showError(error)
    } finally {
      setIsSaving(false)
    }
  }
  return { save, isSaving, meanwhile }
}
