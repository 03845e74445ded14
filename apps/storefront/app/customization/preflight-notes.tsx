import { Icon } from '@estampa/ui/icon'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { DesignMeasurement } from './use-design-measurement.ts'

export type PreflightCheck = DesignMeasurement['judgements'][number]

const icons = {
  refuse: 'circle-exclamation-point',
  warn: 'triangle-exclamation-point',
  note: 'info',
} as const
const tones = {
  refuse: 'bg-error-wash text-error',
  warn: 'bg-warning-wash text-warning',
  note: 'bg-wash text-ink-soft',
}

type PreflightNotesProps = {
  checks: readonly PreflightCheck[]
  /** Below the sentence of a check: what mends it. */
  fixes: (check: PreflightCheck) => ReactNode
}

/** The preflight checks of a design: faults that prevent production, and warnings. */
export function PreflightNotes({ checks, fixes }: PreflightNotesProps) {
  if (checks.length === 0) return null
  return (
    <div role="status">
      <ul className="grid gap-2">
        {checks.map((check) => {
          return (
            <li
              key={`${check.printing_area_id} ${check.element_id} ${check.code}`}
              className={clsx('flex gap-2 rounded-base px-3 py-2 text-14', tones[check.level])}
            >
              <Icon name={icons[check.level]} size={18} className="mt-px shrink-0" />
              <div className="min-w-0 flex-1">
                {check.sentence}
                {fixes(check)}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
