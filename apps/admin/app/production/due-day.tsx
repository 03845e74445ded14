import { todayIn } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { workshopMessages } from '../messages/workshop.ts'
import { useShop } from '../session/account.ts'

/** The day on which the buyer expects it; red once it has passed. */
export function DueDay({ day }: { day: string | null }) {
  const t = useMessages(workshopMessages)
  const { environment } = useShop()
  if (!day) return null
  const isLate = day < todayIn(environment)
  const text = shortDay(day)
  return (
    <span className={clsx('whitespace-nowrap', isLate ? 'font-medium text-error' : 'text-ink-faint')}>
      {isLate ? t.late(text) : t.due(text)}
    </span>
  )
}

/** «9/12», which is read the same in both countries. */
const shortDay = (day: string) => day.slice(5).split('-').map(Number).toReversed().join('/')
