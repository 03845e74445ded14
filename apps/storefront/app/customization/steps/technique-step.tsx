import { RadioCards } from '@estampa/ui/radio-cards'
import type { Technique } from '../../catalog/load-product.ts'
import type { Area } from '../../catalog/product.ts'
import { TechniqueIcon } from '../../catalog/technique-icon.tsx'
import { customiseMessages } from '../../messages/customise.ts'
import { useMessages } from '../../messages/use-messages.ts'

type TechniqueStepProps = {
  area: Area
  techniques: readonly Technique[]
  chosen: number | null
  onChoose: (technique: Technique) => void
}

/** What this place may be decorated with, and what each way is good for. */
export function TechniqueStep({ area, techniques, chosen, onChoose }: TechniqueStepProps) {
  const t = useMessages(customiseMessages)
  const offered = techniques.filter((one) => area.printing_types.includes(one.id))
  return (
    <>
      <p className="mb-3 text-14 text-ink-soft">{t.technique_text}</p>
      <RadioCards
        label={t.technique}
        value={chosen === null ? undefined : String(chosen)}
        onChange={(value) => {
          const technique = offered.find((one) => String(one.id) === value)
          if (technique) onChoose(technique)
        }}
        options={offered.map((technique) => ({
          value: String(technique.id),
          title: technique.name,
          detail: (
            <>
              {technique.description}
              {technique.minUnitsForPrinting ? (
                <span className="mt-1 block text-12 text-ink-faint">
                  {t.minimum(technique.minUnitsForPrinting)}
                </span>
              ) : null}
            </>
          ),
          aside: (
            <span className="text-ink-soft">
              <TechniqueIcon technique={technique.key} size={26} />
            </span>
          ),
        }))}
      />
    </>
  )
}
