import type { InkName } from '@estampa/domain/customization/design'
import type { SpotInk } from '@estampa/domain/customization/ink-chart'
import { checkInkName, inkNameOf, nameInk, trimInkName } from '@estampa/domain/customization/ink-names'
import type { Locale } from '@estampa/domain/messages'
import { Field } from '@estampa/ui/field'
import { useEffect, useRef, useState } from 'react'
import type { SuggestInks } from './host.ts'
import { InkInput } from './ink-input.tsx'
import { inkFault, inkMessages } from './messages/inks.ts'

export type InkNamingProps = {
  locale: Locale
  /** Hex. */
  inks: readonly string[]
  names: readonly InkName[]
  onNames: (names: readonly InkName[]) => void
  suggestInks: SuggestInks
  /** An ink of the shop's chart is chosen for the color `hex`. */
  onTake: (hex: string, ink: SpotInk) => void
  /** The name is typed to its end. */
  onSettle?: () => void
}

type InkNameFieldProps = InkNamingProps & {
  hex: string
  /** This ink was chosen from the chart a moment ago: its field takes the place of the one that had the focus. */
  isTaken: boolean
}

/**
 * The name of an ink: typed, or one of the shop's chart that takes its color along. A name that cannot be used stays in
 * its field with the reason, and the ink has none until it is mended.
 */
export function InkNameField(props: InkNameFieldProps) {
  const { locale, hex } = props
  const t = inkMessages[locale]
  const field = useInkName(props)
  const { typed, kept, fault, isLeft } = field
  const ref = useFocusWhenTaken(props.isTaken)
  return (
    <Field
      label={t.name_of(hex)}
      hideLabel
      error={isLeft && fault ? inkFault(fault, locale) : undefined}
      className="relative min-w-0 flex-1"
    >
      {(aria) => (
        <InkInput
          {...aria}
          ref={ref}
          locale={locale}
          hex={hex}
          suggestInks={props.suggestInks}
          placeholder={t.example}
          value={typed ?? kept}
          onFocus={field.enter}
          onType={field.type}
          onChoose={field.choose}
          onLeave={field.leave}
        />
      )}
    </Field>
  )
}

/** What is typed and kept of the name of one ink. */
function useInkName({
  inks,
  names,
  onNames,
  onSettle,
  onTake,
  hex,
}: Pick<InkNameFieldProps, 'inks' | 'names' | 'onNames' | 'onSettle' | 'onTake' | 'hex'>) {
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
  return {
    kept,
    typed,
    fault,
    isLeft,
    type,
    enter: () => setLeft(fault !== null),
    choose: (ink: SpotInk) => {
      setTyped(ink.name)
      if (!checkInkName(ink.name, others)) onTake(hex, ink)
      else setLeft(true)
    },
    leave: () => {
      setLeft(true)
      // the name of an ink that was just taken belongs to its color, which is being measured
      if (!fault && kept === trimInkName(typed ?? '')) setTyped(null)
      onSettle?.()
    },
  }
}

function useFocusWhenTaken(isTaken: boolean) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isTaken && document.activeElement === document.body) ref.current?.focus()
  }, [isTaken])
  return ref
}
