import { preflightSentence } from '@estampa/contract/customization'
import { useLocale } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { AreaPreflightCheck } from './draft-preflight.ts'

const icons = { refuse: CircleAlert, warn: TriangleAlert, note: Info }
const tones = {
  refuse: 'bg-error-wash text-error',
  warn: 'bg-warning-wash text-warning',
  note: 'bg-wash text-ink-soft',
}

/** The preflight checks of a draft: faults that prevent production, and warnings. */
export function PreflightNotes({ checks }: { checks: readonly AreaPreflightCheck[] }) {
  const locale = useLocale()
  if (checks.length === 0) return null
  return (
    <div role="status">
      <ul className="grid gap-2">
        {checks.map((check) => {
          const Icon = icons[check.severity]
          return (
            <li
              key={`${check.printing_area_id} ${check.code}`}
              className={clsx('flex gap-2 rounded-base px-3 py-2 text-14', tones[check.severity])}
            >
              <Icon size={18} className="mt-px shrink-0" aria-hidden="true" />
              <span>{preflightSentence(check, locale)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
