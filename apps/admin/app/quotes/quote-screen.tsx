import { Button } from '@estampa/ui/button'
import { dateText, momentText } from '@estampa/web/countries'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isDrafted } from '../controls/kept-draft.ts'
import { OpenedRecord } from '../controls/opened-record.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { useOpenedPaper } from '../controls/use-desk-file.ts'
import { quoteDeskMessages } from '../messages/quotes.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'
import { answerName } from './draft-names.ts'
import { QuoteComparison } from './quote-comparison.tsx'
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
  const query = useQuote(id)
  const back = { to: `/${shop}/quotes`, text: t.to_list }
  return (
    <OpenedRecord query={query} texts={t} head={<PageHead title={'\u00a0'} back={back} note={'\u00a0'} />}>
      {(quote) => <WholeQuote open={quote} />}
    </OpenedRecord>
  )
}

/** The quote as its buyer gets it. */
function PdfButton({ id }: { id: string }) {
  const t = useMessages(quoteDeskMessages)
  const api = useStaffApi()
  const { isDrawing, open } = useOpenedPaper()
  return (
    <Button
      variant="quiet"
      size="small"
      isBusy={isDrawing}
      onClick={() => open(() => api.getQuotePdf({ Id: id }))}
    >
      {t.pdf}
    </Button>
  )
}

function WholeQuote({ open }: { open: OfficeQuote }) {
  const t = useMessages(quoteDeskMessages)
  const may = useMay()
  const navigate = useNavigate()
  const { shop, name } = useShop()
  const { quote, stage } = open
  const canAnswer = may('quotes.answer') && stage !== null && stage !== 'ordered'
  const [isAnswering, setIsAnswering] = useState(
    canAnswer && (stage === 'asked' || isDrafted(shop, answerName(open))),
  )
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
        actions={may('quotes.answer') && <PdfButton id={quote.id} />}
      />
      <QuoteStepBar
        open={open}
        onAnswer={canAnswer && !isAnswering ? () => setIsAnswering(true) : undefined}
      />
      <div className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-record">
        <div className="grid min-w-0 content-start gap-7">
          {isAnswering ? (
            <AnswerComposer key={quote.id} open={open} onClose={close} />
          ) : (
            <>
              <QuoteLines quote={quote} />
              <QuoteComparison quote={quote} />
            </>
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
