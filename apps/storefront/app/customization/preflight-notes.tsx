import { Icon } from '@estampa/ui/icon'
import { clsx } from 'clsx'
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

/** The preflight checks of a design: faults that prevent production, and warnings. */
export function PreflightNotes({ checks }: { checks: readonly PreflightCheck[] }) {
  if (checks.length === 0) return null
  return (
    <div role="status">
      <ul className="grid gap-2">
        {checks.map((check) => {
          return (
            <li
              key={`${check.printing_area_id} ${check.code}`}
              className={clsx('flex gap-2 rounded-base px-3 py-2 text-14', tones[check.level])}
            >
              <Icon name={icons[check.level]} size={18} className="mt-px shrink-0" />
              <span>{check.sentence}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
