import type { SpotInk } from '@estampa/domain/customization/ink-chart'
import { ColorDot } from '@estampa/ui/color-dot'
import { useState } from 'react'
import { InkNameField, type InkNamingProps } from './ink-name-field.tsx'
import { inkMessages } from './messages/inks.ts'

type InkListProps = InkNamingProps & {
  /** How many inks there will be, while they are not known: their room is held. */
  expected?: number
}

/** Each ink of a print, with the name by which the workshop mixes it. */
export function InkList(props: InkListProps) {
  const { locale, inks, expected = 0 } = props
  const t = inkMessages[locale]
  const [taken, setTaken] = useState<string | null>(null)
  const take = (hex: string, ink: SpotInk) => {
    setTaken(ink.hex)
    props.onTake(hex, ink)
  }
  if (inks.length === 0 && expected === 0) return null
  return (
    <>
      <p className="text-14 text-ink-soft">{t.text}</p>
      <ul className="mt-2 grid gap-2" aria-label={t.title}>
        {inks.map((hex) => (
          <li key={hex} className="flex items-start gap-3">
            <ColorDot name="" color={hex} size={28} className="mt-2 shrink-0" />
            <InkNameField {...props} hex={hex} onTake={take} isTaken={hex === taken} />
          </li>
        ))}
        {inks.length === 0 && <li aria-hidden style={{ height: `${expected * 3.25 - 0.5}rem` }} />}
      </ul>
    </>
  )
}
