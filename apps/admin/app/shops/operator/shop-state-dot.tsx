import { defaultCountry } from '@estampa/domain/countries'
import { dateText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { StateDot, type StateTone } from '../../controls/state-dot.tsx'
import { offboardingMessages } from '../../messages/offboarding.ts'
import { operatorMessages } from '../../messages/operator.ts'
import type { OperatedShop } from './use-operated-shops.ts'

const tones: Readonly<Record<OperatedShop['state'], StateTone>> = {
  preparing: 'going',
  open: 'done',
  suspended: 'waiting',
}

/** In which state a shop is, or when it is deleted. */
export function ShopStateDot({ shop }: { shop: OperatedShop }) {
  const t = useMessages(operatorMessages)
  const o = useMessages(offboardingMessages)
  if (shop.deleteAt !== null) {
    const day = dateText(shop.deleteAt, shop.country ?? defaultCountry)
    return <StateDot tone="trouble">{o.leaving_on(day)}</StateDot>
  }
  return <StateDot tone={tones[shop.state]}>{t.states[shop.state]}</StateDot>
}
