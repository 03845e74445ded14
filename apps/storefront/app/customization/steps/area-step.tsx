import { RadioCards } from '@estampa/ui/radio-cards'
import { useMessages } from '@estampa/web/messages'
import type { PrintArea, Product } from '../../catalog/product.ts'
import { customizeMessages } from '../../messages/customize.ts'

type AreaStepProps = { product: Product; active: number | null; onChoose: (area: PrintArea) => void }

export function AreaStep({ product, active, onChoose }: AreaStepProps) {
  const t = useMessages(customizeMessages)
  const choose = (areaId: number | null) => {
    const area = product.printing_areas.find(({ id }) => id === areaId)
    if (area) onChoose(area)
  }
  return (
    <>
      <p className="mb-3 text-14 text-ink-soft">{t.place_text}</p>
      <RadioCards
        label={t.place}
        value={active === null ? undefined : String(active)}
        onChange={(value) => choose(Number(value))}
        onConfirm={() => choose(active)}
        options={product.printing_areas.map((area) => ({
          value: String(area.id),
          title: area.name,
          detail: t.place_size(area.width_centimeters, area.height_centimeters),
        }))}
      />
    </>
  )
}
