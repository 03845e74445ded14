import { clsx } from 'clsx'
import { type FocusEvent, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export type RadioCard = {
  value: string
  title: ReactNode
  detail?: ReactNode
  aside?: ReactNode
  disabled?: boolean
}

type RadioCardsProps = {
  label: string
  options: readonly RadioCard[]
  value: string | undefined
  onChange: (value: string) => void
  /** The card that is chosen already was pressed again. */
  onConfirm?: () => void
  columns?: 1 | 2 | 3
  /** Read out with the group, which takes the focus when it is the first thing wrong. */
  error?: string | undefined
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 md:grid-cols-3' }

/** The browser's own radio buttons, each on a card: one stop of the Tab key, arrows choose, Enter sends nothing. */
export function RadioCards({
  error,
  label,
  options,
  value,
  onChange,
  onConfirm,
  columns = 1,
}: RadioCardsProps) {
  const id = useId()
  const name = useId()
  return (
    <div>
      <div
        role="radiogroup"
        tabIndex={-1}
        onFocus={focusChosen}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        aria-label={label}
        className={clsx('grid gap-3 outline-none', columnClass[columns])}
      >
        {options.map((option) => (
          <Card
            key={option.value}
            option={option}
            name={name}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
            onConfirm={onConfirm}
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

/** The group itself is no stop: its focus belongs to the chosen card, or to the first. */
function focusChosen({ currentTarget, target }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
  const chosen = radios.find(({ checked }) => checked) ?? radios[0]
  chosen?.focus()
}

type CardProps = Pick<RadioCardsProps, 'onConfirm'> & {
  option: RadioCard
  name: string
  isChosen: boolean
  onChoose: () => void
}

function Card({ option, name, isChosen, onChoose, onConfirm }: CardProps) {
  const { value, title, detail, aside, disabled } = option
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-base border border-line-strong bg-paper p-4 text-left transition-colors hover:border-ink has-checked:border-ink has-checked:bg-brand-wash has-checked:shadow-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-disabled:cursor-not-allowed has-disabled:opacity-50">
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          type="radio"
          name={name}
          value={value}
          checked={isChosen}
          disabled={disabled}
          onChange={onChoose}
          onClick={isChosen ? onConfirm : undefined}
          className="peer absolute inset-0 m-0 size-5 cursor-inherit appearance-none rounded-full border border-line-strong bg-paper outline-none! checked:border-ink"
        />
        <span className="pointer-events-none relative hidden size-2.5 rounded-full bg-ink peer-checked:block" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {detail && <span className="mt-0.5 block text-14 text-ink-soft">{detail}</span>}
      </span>
      {aside && <span className="tabular shrink-0 text-right font-semibold">{aside}</span>}
    </label>
  )
}
