import { type InkName, MAX_INK_NAME_LENGTH } from '@estampa/domain/customization/design'
import { nameInk } from '@estampa/domain/customization/ink-names'
import type { Locale } from '@estampa/domain/messages'
import { ColorDot } from '@estampa/ui/color-dot'
import { TextInput } from '@estampa/ui/text-input'
import { inkMessages } from './messages/inks.ts'

type InkListProps = {
  locale: Locale
  /** Hex. */
  inks: readonly string[]
  names: readonly InkName[]
  onNames: (names: readonly InkName[]) => void
  /** The name is typed to its end. */
  onSettle?: () => void
}

/** Each ink of a print, with the name by which the workshop mixes it. */
export function InkList({ locale, inks, names, onNames, onSettle }: InkListProps) {
  const t = inkMessages[locale]
  if (inks.length === 0) return null
  return (
    <>
      <p className="text-14 text-ink-soft">{t.text}</p>
      <ul className="mt-2 grid gap-2" aria-label={t.title}>
        {inks.map((hex) => (
          <li key={hex} className="flex items-center gap-3">
            <ColorDot name="" color={hex} size={28} className="shrink-0" />
            <TextInput
              aria-label={t.name_of(hex)}
              placeholder={t.example}
              maxLength={MAX_INK_NAME_LENGTH}
              autoComplete="off"
              value={names.find((one) => one.hex === hex.toLowerCase())?.name ?? ''}
              onChange={(event) => onNames(nameInk(names, { hex, name: event.currentTarget.value }))}
              onBlur={onSettle}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
