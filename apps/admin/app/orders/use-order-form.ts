import type { OrderChanges } from '@estampa/contract/staff'
import { isFailure } from '@estampa/web/failures'
import { type FieldErrors, type FormValues, useForm } from '@estampa/web/forms'
import { useState } from 'react'
import type { StaffOrder } from './order-types.ts'
import { useChangedOrder } from './use-staff-order.ts'

/** Another person changed the order while a dialog was open. */
export type MeanwhileChanges = { seen: StaffOrder; changes: OrderChanges['changes'] }

type OrderFormInput<Answer> = {
  check: (typed: FormValues) => FieldErrors
  /** `version` is the one that the person has seen. */
  send: (typed: FormValues, options: { version: number }) => Promise<Answer>
  onAnswer: (answer: Answer) => void
  fieldOf?: Record<string, string>
}

/**
 * The form of an act on an order as it was when the form was opened. Where somebody has changed the order since, the
 * form stays with what was typed and gets told what they did; sent again, it acts on the order as it is then.
 */
export function useOrderForm<Answer>(
  order: StaffOrder,
  { check, send, onAnswer, fieldOf = {} }: OrderFormInput<Answer>,
) {
  const changed = useChangedOrder(order.order.number)
  const [seen] = useState(order)
  const [version, setVersion] = useState(order.version)
  const [meanwhile, setMeanwhile] = useState<MeanwhileChanges>()
  const form = useForm({
    check,
    send: (typed) => send(typed, { version }),
    onAnswer,
    fieldOf,
    shows: (failure) => {
      if (!isFailure(failure) || failure.fault?.refusal !== 'order_changed') return false
      const found = failure.fault.data as OrderChanges
      setVersion(found.version)
      setMeanwhile({ seen, changes: found.changes })
      return true
    },
    onMoved: () => changed.reload(),
  })
  return { ...form, meanwhile }
}
