import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '../controls/use-settled.ts'
import { composerMessages } from '../messages/quotes.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import type { DraftLine } from './answer-draft.ts'
import { RowPicture } from './quote-lines.tsx'

const TYPING_MS = 250
const FIRST_QUANTITY = '10'

/** Finds a product of the shop and adds it to the answer. */
export function AddLineField({ onAdd }: { onAdd: (line: DraftLine) => void }) {
  const t = useMessages(composerMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim(), TYPING_MS)
  const { data, isFetching } = useQuery({
    queryKey: [shop, 'variants', words],
    queryFn: ({ signal }) => api.getQuotableVariants({ Filtro: words }, { signal, isQuiet: true }),
    enabled: words !== '',
  })
  const found = words === '' || typed.trim() === '' ? [] : (data?.items ?? [])
  const add = ({ sku, productName, variantName, image }: (typeof found)[number]) => {
    const rows = [{ sku, name: variantName, quantity: FIRST_QUANTITY }]
    onAdd({ uuid: null, name: productName, image, decorations: [], rows, discount: '', isOut: false })
    setTyped('')
  }
  return (
    <div className="mt-4">
      <Field label={t.add} hint={t.add_hint}>
        {(aria) => (
          <TextInput
            {...aria}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onKeyDown={(event) => {
              // Enter looks for a product here and does not send the answer
              if (event.key === 'Enter') event.preventDefault()
            }}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <ul className="mt-1 divide-y divide-line">
        {found.map((variant) => (
          <li key={variant.sku}>
            <button
              type="button"
              onClick={() => add(variant)}
              className="flex w-full items-center gap-3 rounded-base px-1 py-2 text-left hover:bg-wash"
            >
              <RowPicture image={variant.image} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{variant.productName}</span>
                <span className="block truncate text-13 text-ink-soft">
                  {[variant.variantName, variant.sku].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="text-13 tabular text-ink-faint">{t.stock(variant.stock)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-1 min-h-5 text-13 text-ink-faint">
        {typed.trim() !== '' &&
          found.length === 0 &&
          (isFetching || words !== typed.trim() ? t.adding : t.add_none)}
      </p>
    </div>
  )
}
