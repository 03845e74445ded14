import { RadioCards } from '@estampa/ui/radio-cards'
import { useMessages } from '@estampa/web/messages'
import { newShopMessages } from '../../messages/new-shop.ts'
import { type StepProps, useStarterSet } from './use-new-shop.ts'

/** Products with our own pictures, or none yet. */
export function GoodsStep({ draft, change }: StepProps) {
  const t = useMessages(newShopMessages)
  const { data } = useStarterSet(draft.country)
  return (
    <RadioCards
      label={t.goods}
      value={draft.goods}
      options={[
        { value: 'sample', title: t.goods_sample, detail: t.goods_sample_text(data?.goods ?? 24) },
        { value: 'later', title: t.goods_later, detail: t.goods_later_text },
      ]}
      onChange={(goods) => change({ goods: goods === 'sample' ? 'sample' : 'later' })}
    />
  )
}
