import { useMessages } from '@estampa/web/messages'
import { productPageMessages } from '../messages/product.ts'
import { cellFields, savedCellText, textFields, textOfProduct } from './product-draft.ts'
import type { StaffProduct } from './use-product.ts'
import type { ProductEditing } from './use-save-product.ts'

/** What others changed while something was typed: it was not written over, and what was typed is still there. */
export function MeanwhileProduct({ editing: { before, seen } }: { editing: ProductEditing }) {
  const t = useMessages(productPageMessages)
  const lines = useDifferences(before, seen)
  if (!before) return null
  return (
    <div role="alert" className="mt-4 rounded-base bg-warning-wash px-4 py-3 text-13">
      <p className="font-semibold">{t.meanwhile}</p>
      <ul className="mt-1 grid gap-0.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-1">{t.meanwhile_then}</p>
    </div>
  )
}

const MOST_LINES = 12

function useDifferences(before: StaffProduct | undefined, now: StaffProduct): string[] {
  const t = useMessages(productPageMessages)
  if (!before) return []
  const labels: Record<(typeof textFields)[number], string> = {
    name: t.name,
    description: t.description,
    moreInformation: t.more_information,
    tag: t.tag,
    videoUrl: t.video,
    brand: t.brand,
  }
  const said = (label: string, was: string, is: string) =>
    was === is ? [] : [t.now_says(label, was || t.empty, is || t.empty)]
  const texts = textFields.flatMap((field) =>
    said(labels[field], textOfProduct(before, field), textOfProduct(now, field)),
  )
  const titles = ({ families }: StaffProduct) => families.map(({ title }) => title).join(', ')
  const cells = now.variants.flatMap((variant) => {
    const old = before.variants.find(({ sku }) => sku === variant.sku)
    if (!old) return []
    const name = variant.name || variant.sku
    const prices = ({ tiers }: StaffProduct['variants'][number]) =>
      tiers.map(({ from, cost, price }) => `${from}: ${cost ?? price}`).join(' · ')
    return [
      ...cellFields.flatMap((field) =>
        said(
          `${name}, ${t.fields[field]}`,
          valueText(t, field, savedCellText(old, field)),
          valueText(t, field, savedCellText(variant, field)),
        ),
      ),
      ...said(`${name}, ${t.cost}`, prices(old), prices(variant)),
    ]
  })
  return [...texts, ...said(t.families, titles(before), titles(now)), ...cells].slice(0, MOST_LINES)
}

type Texts = ReturnType<typeof useMessages<typeof productPageMessages.cl>>

/** The text of a cell as people call it. */
export function valueText(t: Texts, field: (typeof cellFields)[number], text: string): string {
  if (field === 'isActive') return text === 'yes' ? t.yes : t.no
  if (field === 'availability') return t.availabilities[text as keyof Texts['availabilities']] ?? text
  return text
}
