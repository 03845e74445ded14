import { Button } from '@estampa/ui/button'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useState } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { quoteComparisonMessages } from '../messages/quotes.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { compareQuotes, isChanged, type QuoteChanges } from './compare-quotes.ts'
import { type OfficeQuote, useQuote } from './use-quote.ts'

type Quote = OfficeQuote['quote']

/** What this version has otherwise than the one before it; nothing is asked for until somebody wants to know. */
export function QuoteComparison({ quote }: { quote: Quote }) {
  const t = useMessages(quoteComparisonMessages)
  const [isOpen, setIsOpen] = useState(false)
  const before = quote.versions.find(({ version }) => version === quote.version - 1)
  if (!before) return null
  return (
    <PageSection
      title={t.title(before.version)}
      action={
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t.hide : t.show}
        </Button>
      }
    >
      {isOpen && <LoadedComparison quote={quote} id={before.id} />}
    </PageSection>
  )
}

function LoadedComparison({ quote, id }: { quote: Quote; id: string }) {
  const t = useMessages(quoteComparisonMessages)
  const viewOf = useFailureView()
  const { data, error } = useQuote(id)
  if (error && !data) return <p className="text-13 text-error">{viewOf(error).message}</p>
  if (!data) return <p className="text-13 text-ink-faint">{t.loading}</p>
  return <Changes changes={compareQuotes(data.quote, quote)} />
}

function Changes({ changes }: { changes: QuoteChanges }) {
  const t = useMessages(quoteComparisonMessages)
  const money = useAmountText()
  const amount = (value: number | null) => (value === null ? '—' : money(value))
  const { rows, discount, total, note, leadTimeDays } = changes
  const facts = [
    { label: t.discount, pair: discount, text: (value: number) => money(value) },
    { label: t.total, pair: total, text: amount },
    {
      label: t.lead_time,
      pair: leadTimeDays,
      text: (value: number | null) => (value === null ? '—' : t.days(value)),
    },
    { label: t.note, pair: note, text: (value: string) => value || '—' },
  ]
  const shown = facts.flatMap(({ label, pair, text }) =>
    isChanged<unknown>(pair)
      ? [{ label, before: text(pair.before as never), after: text(pair.after as never) }]
      : [],
  )
  if (rows.length === 0 && shown.length === 0) return <p className="text-13 text-ink-faint">{t.same}</p>
  return (
    <ul className="divide-y divide-line text-13">
      {rows.map(({ key, name, units, total: amounts }) => (
        <Change
          key={key}
          name={name}
          note={units.before === null ? t.added : units.after === null ? t.gone : ''}
        >
          {isChanged(units) && (
            <Pair
              before={units.before === null ? '—' : t.units(units.before)}
              after={units.after === null ? '—' : t.units(units.after)}
            />
          )}
          {isChanged(amounts) && <Pair before={amount(amounts.before)} after={amount(amounts.after)} />}
        </Change>
      ))}
      {shown.map(({ label, before, after }) => (
        <Change key={label} name={label} note="">
          <Pair before={before} after={after} />
        </Change>
      ))}
    </ul>
  )
}

function Change({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        {note && <span className="block text-ink-soft">{note}</span>}
      </span>
      <span className="min-w-0 text-right tabular">{children}</span>
    </li>
  )
}

function Pair({ before, after }: { before: string; after: string }) {
  const t = useMessages(quoteComparisonMessages)
  return (
    <span className="block break-words">
      <span className="sr-only">{t.before} </span>
      <del className="text-ink-faint">{before}</del>
      <span className="sr-only"> {t.after}</span> <ins className="font-medium no-underline">{after}</ins>
    </span>
  )
}
