import { useMessages } from '@estampa/web/messages'
import { paymentsMessages } from '../messages/payments.ts'
import { useMoney } from '../money/amount.tsx'
import { AccountRows, type PaymentMethod } from './account-rows.tsx'

type PaymentStepsProps = {
  method: PaymentMethod
  number: number
  total: number
  /** The end of the stock hold as text; none once the order is paid. */
  until: string | undefined
}

/** The steps that are left until the order counts as paid. */
export function PaymentSteps({ method, number, total, until }: PaymentStepsProps) {
  const t = useMessages(paymentsMessages)
  const money = useMoney()
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{t[`next_${method.code}`]}</p>
      <AccountRows
        method={method}
        more={[
          { label: t.reference, value: t.order(number) },
          { label: t.amount, value: money(total) },
        ]}
      />
      {until && <p className="text-14 font-semibold">{t.until(until)}</p>}
    </div>
  )
}
