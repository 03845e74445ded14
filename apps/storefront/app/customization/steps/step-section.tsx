import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { customiseMessages } from '../../messages/customise.ts'
import { useMessages } from '../../messages/use-messages.ts'

type StepSectionProps = {
  number: number
  title: string
  /** What was chosen, shown while the step is closed. */
  value: ReactNode
  isOpen: boolean
  isDone: boolean
  /** What comes before is chosen. */
  isReachable: boolean
  onOpen: () => void
  children: ReactNode
}

/** One step. A finished one shows its value and leads back to itself. */
export function StepSection(props: StepSectionProps) {
  const { number, title, value, isOpen, isDone, isReachable, onOpen, children } = props
  const t = useMessages(customiseMessages)
  return (
    <li className="border-b border-line last:border-0">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          disabled={!isReachable}
          onClick={onOpen}
          className="flex min-h-14 w-full items-center gap-3 py-3 text-left disabled:text-ink-faint"
        >
          <span
            className={clsx(
              'tabular grid size-7 shrink-0 place-items-center rounded-full text-14 font-semibold',
              isOpen ? 'bg-brand text-on-brand' : isDone ? 'bg-ink text-paper' : 'border border-line-strong',
            )}
          >
            {isDone && !isOpen ? <Check size={15} strokeWidth={3} aria-hidden="true" /> : number}
          </span>
          <span className="font-semibold">{title}</span>
          {!isOpen && isDone && (
            <>
              <span className="min-w-0 flex-1 truncate text-right text-14 text-ink-soft">{value}</span>
              <span className="text-14 font-semibold text-brand-ink">{t.change}</span>
            </>
          )}
        </button>
      </h2>
      {isOpen && <div className="pb-6">{children}</div>}
    </li>
  )
}
