import { judgementSentence } from '@estampa/contract/customization/judgement-sentences'
import { clsx } from 'clsx'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useLocale } from '../messages/use-messages.ts'
import type { PlaceJudgement } from './draft-judgements.ts'

const icons = { refuse: CircleAlert, warn: TriangleAlert, note: Info }
const tones = {
  refuse: 'bg-error-wash text-error',
  warn: 'bg-warning-wash text-warning',
  note: 'bg-wash text-ink-soft',
}

/** What stands in the way of producing a draft, and what could be better. */
export function JudgementNotes({ judgements }: { judgements: readonly PlaceJudgement[] }) {
  const locale = useLocale()
  if (judgements.length === 0) return null
  return (
    <div role="status">
      <ul className="grid gap-2">
        {judgements.map((judgement) => {
          const Icon = icons[judgement.severity]
          return (
            <li
              key={`${judgement.printing_area_id} ${judgement.code}`}
              className={clsx('flex gap-2 rounded-base px-3 py-2 text-14', tones[judgement.severity])}
            >
              <Icon size={18} className="mt-px shrink-0" aria-hidden="true" />
              <span>{judgementSentence(judgement, locale)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
