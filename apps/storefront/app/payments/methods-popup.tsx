import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { paymentsMessages } from '../messages/payments.ts'
import { shellMessages } from '../messages/shell.ts'
import { useShopConfig } from '../shop/shop-data.ts'

type MethodsPopupProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The payment methods of the shop before a purchase. Account numbers come with the order. */
export function MethodsPopup({ open, onOpenChange }: MethodsPopupProps) {
  const t = useMessages(paymentsMessages)
  const shell = useMessages(shellMessages)
  const { partnerPaymentMethods: methods } = useShopConfig()
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t.methods} close={shell.close}>
      <ul className="divide-y divide-line">
        {methods.map(({ code, name }) => (
          <li key={code} className="py-4 first:pt-0">
            <h3 className="font-sans text-16 font-semibold">{name}</h3>
            <p className="mt-1 text-ink-soft">{t[code]}</p>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
