import { Button } from '@estampa/ui/button'
import { dateText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { customerPageMessages } from '../messages/customers.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { type CustomerPage, useCustomerAct } from './use-customer.ts'

type BarProps = { customer: CustomerPage }

/** Why somebody may not buy, and the way back. */
export function BlockBar({ customer: { id, block } }: BarProps) {
  const t = useMessages(customerPageMessages)
  const may = useMay()
  const api = useStaffApi()
  const act = useCustomerAct(id)
  const { environment } = useShop()
  if (!block) return null
  return (
    <div className="next-step">
      <p className="min-w-0 flex-1">
        <span className="block font-medium">{t.blocked_by(block.by, dateText(block.at, environment))}</span>
        <span className="text-ink-soft">{block.reason}</span>
      </p>
      {may('customers.edit') && (
        <Button
          variant="second"
          onClick={() => void act(api.unblockCustomer({ Id: id }), t.unblocked_notice)}
        >
          {t.unblock}
        </Button>
      )}
    </div>
  )
}

/** Purchases without the account are told here, and brought into it with a click. */
export function GuestBar({ customer: { id, guests, hasAccount, isConfirmed } }: BarProps) {
  const t = useMessages(customerPageMessages)
  const may = useMay()
  const api = useStaffApi()
  const act = useCustomerAct(id)
  if (guests === 0 || !hasAccount || !isConfirmed || !may('customers.edit')) return null
  return (
    <div className="next-step">
      <p className="min-w-0 flex-1">{t.merge(guests)}</p>
      <Button variant="second" onClick={() => void act(api.mergeGuests({ Id: id }), t.merged)}>
        {t.merge_act}
      </Button>
    </div>
  )
}
