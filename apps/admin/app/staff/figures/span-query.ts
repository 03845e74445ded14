import {
  type DaySpan,
  daysOf,
  MAX_SPAN_DAYS,
  namedSpan,
  type SpanName,
  type SpanStep,
  spanNames,
  spanSteps,
  stepFor,
} from '@estampa/domain/staff/figures'

/** What the address says: a span with a name or of one's own, and by what its days are summed. */
export type ChosenSpan = { name: SpanName | 'own'; span: DaySpan; step: SpanStep }

const DAY = /^20\d\d-[01]\d-[0-3]\d$/
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`))

/** What is wrong with two days as a span; undefined: nothing. */
export function spanFault({ from, to }: DaySpan): 'days_wrong' | 'days_many' | undefined {
  const days = daysOf({ from, to })
  if (days < 1) return 'days_wrong'
  return days > MAX_SPAN_DAYS ? 'days_many' : undefined
}

/** The span of an address; one that says none, or none that there is, shows this month. */
export function readSpan(query: URLSearchParams, today: string): ChosenSpan {
  const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? '']
  const isOwn = isDay(from) && isDay(to) && spanFault({ from, to }) === undefined
  const named = spanNames.find((one) => one === query.get('span')) ?? 'month'
  const span = isOwn ? { from, to } : namedSpan(named, today)
  const step = spanSteps.find((one) => one === query.get('step')) ?? stepFor(span)
  return { name: isOwn ? 'own' : named, span, step }
}

export function spanPath(name: SpanName): string {
  return `?span=${name}`
}

export function ownSpanPath({ from, to }: DaySpan): string {
  return `?from=${from}&to=${to}`
}

/** The same span, summed by another step. */
export function steppedSpanPath({ name, span }: ChosenSpan, step: SpanStep): string {
  return `${name === 'own' ? ownSpanPath(span) : spanPath(name)}&step=${step}`
}
