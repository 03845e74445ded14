import { QuantityInput } from '@estampa/ui/quantity-input'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { cartPageMessages } from '../messages/cart-page.ts'

type QuantityFieldProps = { quantity: number; what: string; onChange: (quantity: number) => void }

/** While the field is empty the cart has the last quantity; leaving the empty field restores it. */
export function QuantityField({ quantity, what, onChange }: QuantityFieldProps) {
  const t = useMessages(cartPageMessages)
  const [typed, setTyped] = useState(quantity)
  useEffect(() => setTyped(quantity), [quantity])
  const change = (units: number) => {
    setTyped(units)
    if (units > 0) onChange(units)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus left the controls inside
    <span onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setTyped(quantity)}>
      <QuantityInput
        value={typed}
        onChange={change}
        least={0}
        most={1_000_000}
        label={t.quantity(what)}
        fewer={`${t.fewer}: ${what}`}
        more={`${t.more}: ${what}`}
      />
    </span>
  )
}
