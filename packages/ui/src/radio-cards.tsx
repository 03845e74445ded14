import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'
import { type ReactNode, useId } from 'react'
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
  columns?: 1 | 2 | 3
  /** Read out with the group, which takes the focus when it is the first thing wrong. */
  error?: string | undefined
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 md:grid-cols-3' }

export function RadioCards({ error, ...group }: RadioCardsProps) {
  const id = useId()
  const described = error ? id : undefined
  return (
    <div>
      <Cards {...group} described={described} />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

type CardsProps = Omit<RadioCardsProps, 'error'> & { described: string | undefined }

function Cards({ label, options, value, onChange, columns = 1, described }: CardsProps) {
  return (
    <RadioGroup.Root
      aria-invalid={described ? true : undefined}
      aria-describedby={described}
      aria-label={label}
      value={value ?? ''}
      onValueChange={onChange}
      className={clsx('grid gap-3', columnClass[columns])}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="group flex items-start gap-3 rounded-base border border-line-strong bg-paper p-4 text-left transition-colors hover:border-ink disabled:opacity-50 data-[state=checked]:border-ink data-[state=checked]:bg-brand-wash data-[state=checked]:shadow-[inset_0_0_0_1px_var(--ink)]"
        >
          <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-paper group-data-[state=checked]:border-ink">
            <RadioGroup.Indicator className="size-2.5 rounded-full bg-ink" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{option.title}</span>
            {option.detail && <span className="mt-0.5 block text-14 text-ink-soft">{option.detail}</span>}
          </span>
          {option.aside && <span className="tabular shrink-0 text-right font-semibold">{option.aside}</span>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
