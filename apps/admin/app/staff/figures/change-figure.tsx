import { numberText } from '@estampa/domain/messages/numbers'
import { changePercent } from '@estampa/domain/staff/figures'
import { useMessages } from '@estampa/web/messages'
import { figuresMessages } from '../../messages/figures.ts'

/** «▲ 12 %»: how a number stands beside the same number before; arrow and words, not colour alone. */
export function ChangeFigure({ now, before }: { now: number; before: number }) {
  const t = useMessages(figuresMessages)
  const percent = changePercent(now, before)
  if (percent === null) return <span className="text-ink-faint">{now === 0 ? '–' : t.no_before}</span>
  if (percent === 0) return <span className="text-ink-faint">{t.same}</span>
  const size = numberText(Math.abs(percent))
  return (
    <span className="whitespace-nowrap text-ink-soft">
      <span className="sr-only">{percent > 0 ? t.up(size) : t.down(size)}</span>
      <span aria-hidden="true" className="tabular">
        {`${percent > 0 ? '▲' : '▼'} ${size} %`}
      </span>
    </span>
  )
}
