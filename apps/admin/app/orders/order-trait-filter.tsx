import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Popover } from '@estampa/ui/popover'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { orderTraitMessages } from '../messages/order-traits.ts'
import { type OrderTraits, readOrderTraits, writeOrderTraits } from './order-traits.ts'
import { useTechniques } from './use-techniques.ts'

/** A moment after the last digit. */
const TYPING_MS = 400

type OrderTraitFilterProps = { traits: OrderTraits; onChange: (traits: OrderTraits) => void }

/** What narrows the list beside states, behind a button that says how much of it is in use. */
export function OrderTraitFilter({ traits, onChange }: OrderTraitFilterProps) {
  const t = useMessages(orderTraitMessages)
  const count = Object.keys(traits).length
  return (
    <Popover
      align="end"
      label={t.filters}
      trigger={
        <Button variant="second" size="small">
          {count === 0 ? t.filters : t.filters_on(count)}
        </Button>
      }
    >
      <TraitFields traits={traits} onChange={onChange} />
    </Popover>
  )
}

function TraitFields({ traits, onChange }: OrderTraitFilterProps) {
  const t = useMessages(orderTraitMessages)
  const techniques = useTechniques()
  /** As the address would say it, so that both are read in one way. */
  const set = (name: keyof OrderTraits, value: string) => {
    const query = new URLSearchParams()
    writeOrderTraits(traits, query)
    query.set(name, value)
    onChange(readOrderTraits(query))
  }
  const choices = (texts: Record<string, string>) =>
    Object.entries(texts).map(([value, label]) => ({ value, label }))
  return (
    <div className="grid w-72 gap-3">
      <Field label={t.decorated}>
        {(aria) => (
          <Select
            {...aria}
            value={traits.decorated ?? ''}
            options={choices(t.decorations)}
            onChange={({ currentTarget }) => set('decorated', currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t.delivery}>
        {(aria) => (
          <Select
            {...aria}
            value={traits.delivery ?? ''}
            options={choices(t.deliveries)}
            onChange={({ currentTarget }) => set('delivery', currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t.technique}>
        {(aria) => (
          <Select
            {...aria}
            value={traits.technique ?? ''}
            options={[
              { value: '', label: t.any_technique },
              ...techniques.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget }) => set('technique', currentTarget.value)}
          />
        )}
      </Field>
      <TypedTrait name="owed" type="number" label={t.owed} traits={traits} onSet={set} />
      <div className="grid grid-cols-2 gap-2">
        <TypedTrait name="from" type="date" label={t.from} traits={traits} onSet={set} />
        <TypedTrait name="to" type="date" label={t.to} traits={traits} onSet={set} />
      </div>
    </div>
  )
}

type TypedTraitProps = {
  name: 'owed' | 'from' | 'to'
  type: 'number' | 'date'
  label: string
  traits: OrderTraits
  onSet: (name: TypedTraitProps['name'], value: string) => void
}

/** What is typed counts once nobody types on. */
function TypedTrait({ name, type, label, traits, onSet }: TypedTraitProps) {
  const value = String(traits[name] ?? '')
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onSet(name, typed), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <Field label={label}>
      {(aria) => (
        <TextInput
          {...aria}
          type={type}
          min={type === 'number' ? 0 : undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </Field>
  )
}
