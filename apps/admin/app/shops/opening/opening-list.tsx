import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useOpenedPaper } from '../../controls/use-desk-file.ts'
import { openingMessages } from '../../messages/opening.ts'
import { useMay, useShop, useStaffApi } from '../../session/account.ts'
import { FirmDialog, OpenShopDialog } from './opening-dialogs.tsx'
import { type Opening, type OpeningStepName, useOpening } from './use-opening.ts'

/** What a shop that is being prepared still needs, computed from what it has, and its opening to the public. */
export function OpeningList() {
  const { state } = useShop()
  const may = useMay()
  return state === 'preparing' && may('shop.edit') ? <Checklist /> : null
}

type OpenDialog = 'firm' | 'open'

function Checklist() {
  const t = useMessages(openingMessages)
  const id = useId()
  const { data } = useOpening()
  const [dialog, setDialog] = useState<OpenDialog>()
  const steps = data?.steps ?? []
  const done = steps.filter(({ isDone }) => isDone).length
  const close = () => setDialog(undefined)
  return (
    <section aria-labelledby={id} className="opening" aria-busy={!data || undefined}>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-16 font-semibold">
          {t.title}
        </h2>
        {data && <span className="text-13 text-ink-faint tabular">{t.progress(done, steps.length)}</span>}
        <p className="text-13 text-ink-soft">{t.text}</p>
      </div>
      <ul className="mt-1 grid min-h-36 content-start gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ step, isDone }) => (
          <li key={step}>
            <Step step={step} isDone={isDone} onFirm={() => setDialog('firm')} />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button onClick={() => setDialog('open')} disabled={!data}>
          {t.open}
        </Button>
        <SeeShop />
      </div>
      {dialog === 'firm' && data && <FirmDialog firm={data.firm} onClose={close} />}
      {dialog === 'open' && data && <OpenShopDialog missing={missingOf(data)} onClose={close} />}
    </section>
  )
}

const missingOf = ({ steps }: Opening) => steps.flatMap(({ step, isDone }) => (isDone ? [] : [step]))

function SeeShop() {
  const t = useMessages(openingMessages)
  const api = useStaffApi()
  const paper = useOpenedPaper()
  return (
    <Button
      variant="second"
      title={t.see_hint}
      isBusy={paper.isDrawing}
      onClick={() => paper.open(() => api.enterShop({}))}
    >
      {t.see}
    </Button>
  )
}

/** The screen of a step, under the shop's address; a step without one opens a dialog or the shop itself. */
const paths: Partial<Record<OpeningStepName, string>> = {
  look: 'look',
  goods: 'imports',
  techniques: 'techniques',
  deliveries: 'settings/shipping',
  measures: 'products?show=measures',
  payments: 'settings/payments',
}

type StepProps = { step: OpeningStepName; isDone: boolean; onFirm: () => void }

function Step({ step, isDone, onFirm }: StepProps) {
  const t = useMessages(openingMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const paper = useOpenedPaper()
  const path = paths[step]
  const row = { className: 'first-step', 'data-done': isDone || undefined }
  const content = (
    <>
      <span className="first-step-mark" aria-hidden="true">
        <Icon name="check" size={12} />
      </span>
      <span className="min-w-0">
        <span className="first-step-name block font-medium">
          {t.steps[step]}
          {isDone && <span className="sr-only"> ({t.done})</span>}
        </span>
        {!isDone && <span className="block text-13 text-ink-soft">{t.hints[step]}</span>}
      </span>
    </>
  )
  if (path) {
    return (
      <Link {...row} to={`/${shop}/${path}`}>
        {content}
      </Link>
    )
  }
  const open = step === 'firm' ? onFirm : () => paper.open(() => api.enterShop({}))
  return (
    <button type="button" {...row} onClick={open}>
      {content}
    </button>
  )
}
