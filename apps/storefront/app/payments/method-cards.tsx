import { paymentMethodOf } from '@estampa/domain/shops'
import { RadioCards } from '@estampa/ui/radio-cards'
import { useMessages } from '@estampa/web/messages'
import { paymentsMessages } from '../messages/payments.ts'
import { AccountRows, type PaymentMethod } from './account-rows.tsx'

type MethodCardsProps = {
  methods: readonly PaymentMethod[]
  chosen: string
  onChoose: (code: string) => void
  /** True if stock is held until the payment: each method has its own period. */
  isHeld?: boolean
  error?: string | undefined
}

/** The payment methods of the shop, with the account of the chosen one. */
export function MethodCards({ methods, chosen, onChoose, isHeld = true, error }: MethodCardsProps) {
  const t = useMessages(paymentsMessages)
  const method = methods.find(({ code }) => code === chosen)
  if (methods.length === 0) return <p>{t.none}</p>
  return (
    <div className="grid grid-cols-1 gap-5">
      <RadioCards
        label={t.methods}
        value={chosen}
        onChange={onChoose}
        error={error}
        options={methods.map(({ code, name }) => ({
          value: code,
          title: name,
          ...(isHeld && { detail: t[code] }),
        }))}
      />
      {method && !paymentMethodOf(method.code).isOnline && (
        <section>
          <h3 className="mb-2 text-14 font-semibold">{t.account_data}</h3>
          <AccountRows method={method} />
        </section>
      )}
    </div>
  )
}
