import { Icon } from '@estampa/ui/icon'
import { dayText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { orderTraitMessages } from '../messages/order-traits.ts'
import { useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { type OrderTrait, type OrderTraits, orderTraits, withoutTrait } from './order-traits.ts'
import { useTechniques } from './use-techniques.ts'

type OrderTraitChipsProps = { traits: OrderTraits; onChange: (traits: OrderTraits) => void }

/** What narrows the list, in words; each of them can be taken away. */
export function OrderTraitChips({ traits, onChange }: OrderTraitChipsProps) {
  const t = useMessages(orderTraitMessages)
  const textOf = useTraitText(traits)
  const used = orderTraits.filter((name) => traits[name] !== undefined)
  if (used.length === 0) return null
  return (
    <ul className="-mt-1 mb-3 flex flex-wrap gap-1.5">
      {used.map((name) => {
        const text = textOf(name)
        return (
          <li key={name}>
            <button
              type="button"
              aria-label={t.without(text)}
              onClick={() => onChange(withoutTrait(traits, name))}
              className="inline-flex min-h-7 items-center gap-1.5 rounded-full border border-line bg-wash px-2.5 text-13 hover:border-line-strong"
            >
              {text}
              <Icon name="x" size={14} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function useTraitText(traits: OrderTraits): (name: OrderTrait) => string {
  const t = useMessages(orderTraitMessages)
  const amount = useAmountText()
  const { environment } = useShop()
  const techniques = useTechniques()
  const day = (date = '') => dayText(date, environment)
  return (name) => {
    const texts: Record<OrderTrait, () => string> = {
      decorated: () => t.decorations[traits.decorated ?? ''] ?? '',
      delivery: () => t.deliveries[traits.delivery ?? ''] ?? '',
      technique: () => techniques.find(({ id }) => id === traits.technique)?.name ?? t.technique,
      owed: () => t.owes(amount(traits.owed ?? 0)),
      from: () => t.since(day(traits.from)),
      to: () => t.until(day(traits.to)),
    }
    return texts[name]()
  }
}
