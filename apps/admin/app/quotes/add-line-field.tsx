import { useMessages } from '@estampa/web/messages'
import { RecordPicker } from '../controls/record-picker.tsx'
import { composerMessages } from '../messages/quotes.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import type { DraftLine } from './answer-draft.ts'
import { RowPicture } from './quote-lines.tsx'

const FIRST_QUANTITY = '10'

/** Finds a product of the shop and adds it to the answer. */
export function AddLineField({ onAdd }: { onAdd: (line: DraftLine) => void }) {
  const t = useMessages(composerMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  return (
    <div className="mt-4 mb-6">
      <RecordPicker
        label={t.add}
        hint={t.add_hint}
        texts={{ finding: t.adding, none: t.add_none }}
        queryKey={[shop, 'variants']}
        find={async (words, signal) => {
          const { items } = await api.getQuotableVariants({ Filtro: words }, { signal, isQuiet: true })
          return items
        }}
        keyOf={({ sku }) => sku}
        describe={({ sku, productName, variantName, image, stock }) => (
          <>
            <RowPicture image={image} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{productName}</span>
              <span className="block truncate text-13 text-ink-soft">
                {[variantName, sku].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="text-13 tabular text-ink-faint">{t.stock(stock)}</span>
          </>
        )}
        onChoose={({ sku, productName, variantName, image }) => {
          const rows = [{ sku, name: variantName, quantity: FIRST_QUANTITY }]
          onAdd({ uuid: null, name: productName, image, decorations: [], rows, discount: '', isOut: false })
        }}
      />
    </div>
  )
}
