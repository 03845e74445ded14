import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export type StepState = 'active' | 'completed' | 'inactive'
export type StepperStep = { key: string; title: ReactNode; state: StepState }

type StepperProps = {
  steps: readonly StepperStep[]
  label: string
  /** A completed step leads back to itself; the others take no press. */
  onSelect: (key: string) => void
}

export function Stepper({ steps, label, onSelect }: StepperProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="flex gap-2 overflow-x-auto pb-1">
        {steps.map((step, index) => (
          <li key={step.key} className="flex min-w-max flex-1">
            <button
              type="button"
              disabled={step.state !== 'completed'}
              aria-current={step.state === 'active' ? 'step' : undefined}
              onClick={() => onSelect(step.key)}
              className={clsx(
                'flex min-h-11 w-full flex-col gap-2 border-t-2 pt-2 text-left text-14 disabled:cursor-default',
                step.state === 'inactive' ? 'border-line text-ink-faint' : 'border-ink text-ink',
              )}
            >
              <span className="flex items-center gap-2">
                <span
                  className={clsx(
                    'grid size-6 shrink-0 place-items-center rounded-full text-12 font-semibold tabular',
                    step.state === 'active' && 'bg-brand text-on-brand',
                    step.state === 'completed' && 'bg-ink text-paper',
                    step.state === 'inactive' && 'border border-line-strong',
                  )}
                >
                  {step.state === 'completed' ? (
                    <Check size={14} strokeWidth={3} aria-hidden="true" />
                  ) : (
                    index + 1
                  )}
                </span>
                <span className={clsx('whitespace-nowrap', step.state === 'active' && 'font-semibold')}>
                  {step.title}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
