import { type InkName, MAX_INK_NAME_LENGTH } from '@estampa/domain/customization/design'
import { checkInkName, inkNameOf, nameInk, trimInkName } from '@estampa/domain/customization/ink-names'
import type { Locale } from '@estampa/domain/messages'
import { ColorDot } from '@estampa/ui/color-dot'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useState } from 'react'
import { inkFault, inkMessages } from './messages/inks.ts'

type InkListProps = {
  locale: Locale
  /** Hex. */
  inks: readonly string[]
  names: readonly InkName[]
  onNames: (names: readonly InkName[]) => void
  /** The name is typed to its end. */
  onSettle?: () => void
  /** How many inks there will be, while they are not known: their room is held. */
  expected?: number
}

/** Each ink of a print, with the name by which the workshop mixes it. */
export function InkList(props: InkListProps) {
  const { locale, inks, expected = 0 } = props
  const t = inkMessages[locale]
  if (inks.length === 0 && expected === 0) return null
  return (
    <>
      <p className="text-14 text-ink-soft">{t.text}</p>
      <ul className="mt-2 grid gap-2" aria-label={t.title}>
        {inks.map((hex) => (
          <li key={hex} className="flex items-start gap-3">
            <ColorDot name="" color={hex} size={28} className="mt-2 shrink-0" />
            <InkNameField {...props} hex={hex} />
          </li>
        ))}
        {inks.length === 0 && <li aria-hidden style={{ height: `${expected * 3.25 - 0.5}rem` }} />}
      </ul>
    </>
  )
}

/** A name that cannot be used stays in its field with the reason, and the ink has none until it is mended. */
function InkNameField({ locale, inks, names, onNames, onSettle, hex }: InkListProps & { hex: string }) {
  const t = inkMessages[locale]
  const kept = inkNameOf(names, hex) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const others = inks.flatMap((ink) => (ink === hex ? [] : (inkNameOf(names, ink) ?? [])))
  const fault = checkInkName(typed ?? kept, others)
  const type = (value: string) => {
    setTyped(value)
    const name = checkInkName(value, others) ? '' : trimInkName(value)
    if (name !== kept) onNames(nameInk(names, { hex, name }, inks))
  }
  const leave = () => {
    setLeft(true)
    if (!fault) setTyped(null)
    onSettle?.()
  }
  return (
    <Field
      label={t.name_of(hex)}
      hideLabel
      error={isLeft && fault ? inkFault(fault, locale) : undefined}
      className="relative min-w-0 flex-1"
    >
      {(aria) => (
        <TextInput
          {...aria}
          placeholder={t.example}
          maxLength={MAX_INK_NAME_LENGTH}
          autoComplete="off"
          value={typed ?? kept}
          onFocus={() => setLeft(fault !== null)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
