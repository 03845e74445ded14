import type { GangSheetState } from '@estampa/domain/production/gang-sheets'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { PageSection } from '../../controls/page-section.tsx'
import { StateDot, type StateTone } from '../../controls/state-dot.tsx'
import { gangSheetMessages } from '../../messages/gang-sheets.ts'
import { useMay, useShop, useStaffApi } from '../../session/account.ts'
import { SheetPreview } from './sheet-preview.tsx'
import { type ListedGangSheet, useForgetGangSheets } from './use-gang-sheets.ts'

const tones: Record<GangSheetState, StateTone> = {
  making: 'going',
  made: 'waiting',
  printed: 'done',
  failed: 'trouble',
  undone: 'quiet',
}

/** The sheets of a technique, the newest first. */
export function SheetList({ sheets }: { sheets: readonly ListedGangSheet[] }) {
  const t = useMessages(gangSheetMessages)
  return (
    <PageSection title={t.sheets}>
      {sheets.length === 0 && <p className="text-13 text-ink-soft">{t.no_sheets}</p>}
      <ul className="grid divide-y divide-line" aria-live="polite">
        {sheets.map((sheet) => (
          <SheetRow key={sheet.id} sheet={sheet} />
        ))}
      </ul>
    </PageSection>
  )
}

function SheetRow({ sheet }: { sheet: ListedGangSheet }) {
  const t = useMessages(gangSheetMessages)
  const { environment } = useShop()
  const [isShown, setIsShown] = useState(false)
  const { number, state, failure, failedNumber, lengthMm, widthCm, orders, units } = sheet
  const isMade = state === 'made' || state === 'printed'
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{t.sheet(number)}</h3>
        <StateDot tone={tones[state]}>{t.states[state]}</StateDot>
      </div>
      <p className="flex flex-wrap gap-x-3 text-13 text-ink-soft">
        {lengthMm !== null && <span className="tabular">{t.measure(widthCm, lengthMm)}</span>}
        {units > 0 && <span className="tabular">{t.copies(units)}</span>}
        {orders.length > 0 && <span>{t.orders(orders)}</span>}
        <span>
          {sheet.askedBy} · {shortMomentText(sheet.askedAt, environment)}
        </span>
      </p>
      {failure && (
        <p className="text-13 text-error">
          {[t.failures[failure], failedNumber !== null && t.failed_order(failedNumber)]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {sheet.url !== null && (
          <Button asChild variant="second" size="small">
            <a href={sheet.url} download aria-label={t.download(number)}>
              <Icon name="file-down" size={16} />
              {t.download_short}
            </a>
          </Button>
        )}
        {isMade && (
          <Button
            variant="quiet"
            size="small"
            aria-label={isShown ? undefined : t.show_sheet(number)}
            aria-expanded={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? t.close : t.show}
          </Button>
        )}
        <SheetActs sheet={sheet} />
      </div>
      {isMade && isShown && <SheetPreview sheet={sheet} />}
    </li>
  )
}

function SheetActs({ sheet: { id, number, state } }: { sheet: ListedGangSheet }) {
  const t = useMessages(gangSheetMessages)
  const api = useStaffApi()
  const forget = useForgetGangSheets()
  const canAct = useMay()('production.edit')
  const [isWorking, setIsWorking] = useState(false)
  const act = async (call: () => Promise<unknown>, done: string) => {
    if (isWorking) return
    setIsWorking(true)
    try {
      await call()
      notify(done)
    } catch (error) {
      showError(error)
    }
    await forget()
    setIsWorking(false)
  }
  if (!canAct) return null
  return (
    <>
      {state === 'made' && (
        <Button
          variant="quiet"
          size="small"
          isBusy={isWorking}
          onClick={() => void act(() => api.markGangSheetPrinted({ Id: id }), t.was_printed(number))}
        >
          {t.printed}
        </Button>
      )}
      {(state === 'made' || state === 'making') && (
        <Button
          variant="quiet"
          size="small"
          isBusy={isWorking}
          onClick={() => void act(() => api.undoGangSheet({ Id: id }), t.was_undone(number))}
        >
          {t.undo}
        </Button>
      )}
    </>
  )
}
