import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { StateDot } from '../controls/state-dot.tsx'
import { productPageMessages } from '../messages/product.ts'
import { productLifeMessages } from '../messages/product-life.ts'
import { useShop } from '../session/account.ts'
import type { StaffProduct } from './use-product.ts'

/** Under the name of a product: its code, whether it is shown and until when, and what it lacks. */
export function ProductNote({ product }: { product: StaffProduct }) {
  const t = useMessages(productPageMessages)
  const l = useMessages(productLifeMessages)
  const { environment } = useShop()
  const { code, isPublished, isRetired, lacks, showAt, hideAt } = product
  const state = isRetired ? l.retired : isPublished ? t.published : t.hidden
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      <span>{code}</span>
      <StateDot tone={isPublished ? 'done' : 'quiet'}>{state}</StateDot>
      {showAt !== null && <span>{l.shown_from(shortMomentText(showAt, environment))}</span>}
      {hideAt !== null && <span>{l.hidden_from(shortMomentText(hideAt, environment))}</span>}
      {lacks.length > 0 && !isRetired && (
        <span className="font-medium text-warning">
          {l.lacks_title} {l.lacks_list(lacks.map((lack) => l.lacks[lack]))}
        </span>
      )}
    </span>
  )
}
