import { useMessages } from '@estampa/web/messages'
import { productDetailsMessages } from '../../messages/product-details.ts'
import type { Technique } from '../load-product.ts'
import { TechniqueIcon } from '../tiles/technique-icon.tsx'

/** The techniques of the product and what each one is good for. */
export function TechniqueList({ techniques }: { techniques: readonly Technique[] }) {
  const t = useMessages(productDetailsMessages)
  if (techniques.length === 0) return null
  return (
    <section className="product-techniques">
      <h2 className="text-22 font-bold">{t.techniques}</h2>
      <ul className="technique-list">
        {techniques.map((technique) => (
          <li key={technique.id} className="flex gap-4">
            <span className="technique-mark" data-technique={technique.key}>
              <TechniqueIcon technique={technique.key} size={24} />
            </span>
            <div>
              <h3 className="font-semibold">{technique.name}</h3>
              <p className="mt-0.5 text-14 text-ink-soft">{technique.description}</p>
              <p className="dotted-line mt-1 text-12 text-ink-faint">
                {factsOf(technique, t).map((fact, index) => (
                  <span key={fact} className={index > 0 ? 'dotted' : undefined}>
                    {fact}
                  </span>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function factsOf(technique: Technique, t: typeof productDetailsMessages.arg): string[] {
  const { maxColours, minUnitsForPrinting, productionDays, pricing } = technique
  const colors = maxColours === null ? t.tech_full_colour : t.tech_colours(maxColours)
  return [
    ...(pricing === 'flat' && maxColours !== 1 ? [] : [colors]),
    ...(minUnitsForPrinting ? [t.tech_minimum(minUnitsForPrinting)] : []),
    t.tech_days(productionDays),
  ]
}
