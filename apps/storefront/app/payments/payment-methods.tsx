import type { PaymentMethodCode } from '@estampa/domain/shops'
import { Icon, type IconName } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { lazy, Suspense, useState } from 'react'
import { shellMessages } from '../messages/shell.ts'
import { useShopConfig } from '../shop/shop-data.ts'

const MethodsPopup = lazy(() =>
  import('./methods-popup.tsx').then((file) => ({ default: file.MethodsPopup })),
)

const icons: Partial<Record<PaymentMethodCode, IconName>> = {
  MP: 'credit-card',
  TRF: 'landmark',
  CHQ: 'building-complex',
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
          return (
            <li
              key={code}
              className="flex min-h-9 items-center gap-2 rounded-small border border-line bg-paper px-3 font-semibold"
            >
              <Icon name={icons[code] ?? 'wallet'} size={18} />
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
