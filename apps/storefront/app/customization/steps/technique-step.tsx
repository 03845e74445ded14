import { roomFor } from '@estampa/editor/kernel'
import { Button } from '@estampa/ui/button'
import { RadioCards } from '@estampa/ui/radio-cards'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { type Technique, techniquesOf } from '../../catalog/load-product.ts'
import type { PrintArea } from '../../catalog/product.ts'
import { TechniqueIcon } from '../../catalog/tiles/technique-icon.tsx'
import { customizeMessages } from '../../messages/customize.ts'
import { useMoneyInText } from '../../money/amount.tsx'
import { useShopConfig } from '../../shop/shop-data.ts'
import { toEditorArea } from '../picture-position.ts'
import { preferredTechnique } from '../preferred-technique.ts'

type TechniqueStepProps = {
  area: PrintArea
  techniques: readonly Technique[]
  /** null: the preferred one is preset as soon as prices are known. */
  chosen: number | null
  units: number
  /** The price that each technique adds to a unit, by id, as far as it is known; null until the server has said it. */
  prices: ReadonlyMap<number, number> | null
  hasLogo: boolean
  onChoose: (technique: Technique) => void
}

/** The techniques of a print area, what each one is good for and what it adds to the price. */
export function TechniqueStep({
  area,
  techniques,
  chosen,
  units,
  prices,
  hasLogo,
  onChoose,
}: TechniqueStepProps) {
  const t = useMessages(customizeMessages)
  const money = useMoneyInText()
  const { pricesInShop } = useShopConfig()
  const offered = techniquesOf(area, techniques)
  const preset = prices ? preferredTechnique(area, offered, units, prices) : undefined
  const marked = offered.find(({ id }) => id === chosen) ?? preset
  // the shop makes no fewer, so the server says no price
  const isTooFew = ({ id, minUnitsForPrinting: minimum }: Technique) =>
    prices !== null && !prices.has(id) && units > 0 && (minimum ?? 0) > units
  return (
    <>
      <p className="mb-3 text-14 text-ink-soft">{t.technique_text}</p>
      <RadioCards
        label={t.technique}
        value={marked && String(marked.id)}
        onChange={(value) => {
          const technique = offered.find((one) => String(one.id) === value)
          if (technique) onChoose(technique)
        }}
        onConfirm={() => marked && onChoose(marked)}
        options={offered.map((technique) => {
          const each = prices?.get(technique.id)
          return {
            value: String(technique.id),
            title: technique.name,
            detail: (
              <>
                <Details technique={technique} area={area} hasMinimum={!isTooFew(technique)} />
                {pricesInShop && (
                  <span className={clsx('mt-1 block font-semibold text-ink', !prices && 'min-h-5')}>
                    {each !== undefined
                      ? t.technique_logo_each(money(each), !hasLogo)
                      : isTooFew(technique) && t.technique_from(technique.minUnitsForPrinting ?? 0)}
                  </span>
                )}
              </>
            ),
            aside: (
              <span className="technique-mark size-14!" data-technique={technique.key}>
                <TechniqueIcon technique={technique.key} size={26} />
              </span>
            ),
          }
        })}
      />
      <p className="mt-3 min-h-4 text-12 text-ink-faint">
        {prices && prices.size > 0 && (hasLogo ? t.technique_each_text : t.technique_each_guess)}
      </p>
      {marked && (
        <Button variant={hasLogo ? 'second' : 'main'} className="mt-3" onClick={() => onChoose(marked)}>
          {t.continue}
        </Button>
      )}
    </>
  )
}

type DetailsProps = {
  technique: Technique
  area: PrintArea
  /** The minimum is said here. */
  hasMinimum: boolean
}

function Details({ technique, area, hasMinimum }: DetailsProps) {
  const t = useMessages(customizeMessages)
  const { most } = roomFor(toEditorArea(area, technique), [])
  const { maxColours, minUnitsForPrinting: minimum, productionDays } = technique
  const facts = [
    maxColours === null ? t.technique_full_colour : t.technique_colours(maxColours),
    t.technique_size(most.width / 10, most.height / 10),
    t.technique_days(productionDays),
  ]
  return (
    <>
      {technique.description}
      <span className="mt-1 block text-12 text-ink-faint">{facts.join(' · ')}</span>
      {minimum && hasMinimum ? (
        <span className="block text-12 text-ink-faint">{t.minimum(minimum)}</span>
      ) : null}
    </>
  )
}
