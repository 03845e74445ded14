import { countries } from '@estampa/domain/countries'
import { stepOf } from '@estampa/domain/money'
import { depositOf } from '@estampa/domain/orders'
import { useMessages } from '@estampa/web/messages'
import { useAsyncValue } from '@estampa/web/state'
import { splitMessages } from '../messages/split.ts'
import { useMoneyInText } from '../money/amount.tsx'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'

/** Before an order is placed: what of its total confirms it, where the shop asks a part first. */
export function DepositNote({ total }: { total: number | undefined }) {
  const t = useMessages(splitMessages)
  const money = useMoneyInText()
  const api = useApi()
  const { environment, roundPrice } = useShopConfig()
  const { value } = useAsyncValue('deposit', () =>
    api.shops.getWhiteboxSettingsKey({ key: 'depositPercent', isEcommerceClient: 'true' }),
  )
  const percent = Number(value?.value ?? 100)
  if (total === undefined || percent <= 0 || percent >= 100) return null
  const minor = Math.round(total * 100)
  const deposit = depositOf(minor, percent, stepOf(roundPrice, countries[environment].currency))
  return (
    <p className="mt-3 border-l-2 border-brand pl-3 text-14">
      {t.note(percent, money(deposit / 100), money((minor - deposit) / 100))}
    </p>
  )
}
