import { Skeleton } from '@estampa/ui/skeleton'
import { dateText, momentText } from '@estampa/web/countries'
import { isFailure } from '@estampa/web/failures'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PageHead } from '../controls/page-head.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { quoteDeskMessages } from '../messages/quotes.ts'
import { useMay, useShop } from '../session/account.ts'
import { isDrafted } from './kept-draft.ts'
import { QuoteBuyer, QuoteLife, QuoteVersions } from './quote-facts.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteStepBar } from './quote-step-bar.tsx'
import { stageTone } from './stage-tone.ts'
import { type OfficeQuote, useQuote } from './use-quote.ts'

const AnswerComposer = onDemand(() => import('./answer-composer.tsx').then((file) => file.AnswerComposer))

/** One quote: who asked for what, what was answered, and the answer while it is written. */
export function QuoteScreen({ id }: { id: string }) {
  const t = useMessages(quoteDeskMessages)
  const { shop } = useShop()
  const { data, error, refetch } = useQuote(id)
  if (data) return <WholeQuote open={data} />
  return (
    <>
      <PageHead title={'\u00a0'} back={{ to: `/${shop}/quotes`, text: t.to_list }} note={'\u00a0'} />
      {error ? (
        <RecordFailure
          error={error}
          title={isFailure(error) && error.status === 404 ? t.missing_title : t.failed_title}
          retry={() => void refetch()}
        />
      ) : (
        <div role="status" className="mt-6 grid min-h-[80vh] content-start gap-4">
          <span className="sr-only">{t.loading}</span>
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  )
}

function WholeQuote({ open }: { open: OfficeQuote }) {
  const t = useMessages(quoteDeskMessages)
  const may = useMay()
  const navigate = useNavigate()
  const { shop, name } = useShop()
  const { quote, stage } = open
  const canAnswer = may('quotes.answer') && stage !== null && stage !== 'ordered'
  const [isAnswering, setIsAnswering] = useState(canAnswer && (stage === 'asked' || isDrafted(shop, open)))
  const close = (answered?: OfficeQuote) => {
    setIsAnswering(false)
    if (answered) void navigate(`/${shop}/quotes/${answered.quote.id}`, { replace: true })
  }
  return (
    <>
      <title>{`${t.title(quote.number)} · ${name}`}</title>
      <PageHead
        title={t.title(quote.number)}
        back={{ to: `/${shop}/quotes`, text: t.to_list }}
        note={<QuoteNote open={open} />}
      />
      <QuoteStepBar
        open={open}
        onAnswer={canAnswer && !isAnswering ? () => setIsAnswering(true) : undefined}
      />
      <div className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 content-start gap-7">
          {isAnswering ? (
            <AnswerComposer key={quote.id} open={open} onClose={close} />
          ) : (
            <QuoteLines quote={quote} />
          )}
        </div>
        <div className="grid min-w-0 content-start gap-7 sm:max-lg:grid-cols-2">
          <QuoteBuyer open={open} />
          <QuoteVersions quote={quote} />
          <QuoteLife open={open} />
        </div>
      </div>
    </>
  )
}

function QuoteNote({ open: { quote, stage } }: { open: OfficeQuote }) {
  const t = useMessages(quoteDeskMessages)
  const { shop, environment } = useShop()
  const { state, version, versions, createdAt, expiresAt } = quote
  const [newest] = versions
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <StateDot tone={stage ? stageTone(stage) : 'quiet'}>
        {stage ? t.stages[stage] : t.states[state]}
      </StateDot>
      {versions.length > 1 && <span>{t.version(version)}</span>}
      <span>{t.asked_on(momentText(createdAt, environment))}</span>
      {expiresAt && <span>{t.valid_until(dateText(expiresAt, environment))}</span>}
      {newest && newest.version > version && (
        <Link to={`/${shop}/quotes/${newest.id}`} className="underline underline-offset-4">
          {t.see_newer}
        </Link>
      )}
    </span>
  )
}
