import type { PaymentMethodCode } from '@estampa/domain/shops'
import { useMessages } from '@estampa/web/messages'
import { Building2, CreditCard, Landmark, type LucideIcon, Wallet } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { shellMessages } from '../messages/shell.ts'
import { useShopConfig } from '../shop/shop-data.ts'

const MethodsPopup = lazy(() =>
  import('./methods-popup.tsx').then((file) => ({ default: file.MethodsPopup })),
)

const icons: Partial<Record<PaymentMethodCode, LucideIcon>> = {
  MP: CreditCard,
  TRF: Landmark,
  CHQ: Building2,
}

/** A mark for each way to pay, and behind them what each means. */
export function PaymentMarks() {
  const t = useMessages(shellMessages)
  const { partnerPaymentMethods: methods } = useShopConfig()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {methods.map(({ code, name }) => {
          const Icon = icons[code] ?? Wallet
          return (
            <li
              key={code}
              className="flex min-h-9 items-center gap-2 rounded-small border border-line bg-paper px-3 font-semibold"
            >
              <Icon size={18} aria-hidden="true" />
              {name}
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        onClick={() => setState('open')}
        className="mt-2 inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {t.payment_more}
      </button>
      {state !== 'never' && (
        <Suspense fallback={null}>
          <MethodsPopup open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  )
}
