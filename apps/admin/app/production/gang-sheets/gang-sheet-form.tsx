import {
  type FilmWidthCm,
  filmWidthsCm,
  gapLimitsMm,
  MAX_SHEET_PIECES,
} from '@estampa/domain/production/gang-sheets'
import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field, FieldError } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { newUuid } from '@estampa/web/state'
import { type FormEvent, useState } from 'react'
import { PageSection } from '../../controls/page-section.tsx'
import { gangSheetMessages } from '../../messages/gang-sheets.ts'
import { useMay, useStaffApi } from '../../session/account.ts'
import { ReadyPieceRow } from './ready-piece-row.tsx'
import { type GangSheets, type ReadyFilmPiece, useForgetGangSheets } from './use-gang-sheets.ts'

/** What was typed of each chosen piece: digits, or '' while nothing is. */
type ChosenCopies = ReadonlyMap<string, string>

const keyOf = ({ orderId, lineId, area }: ReadyFilmPiece) => `${orderId}-${lineId}-${area}`

/** Which pieces of a technique go on the next sheet, and on which film. */
export function GangSheetForm({ technique, sheets }: { technique: number; sheets: GangSheets }) {
  const t = useMessages(gangSheetMessages)
  const canMake = useMay()('production.edit')
  const pieces = sheets.pieces.filter((piece) => piece.technique === technique)
  const [copies, setCopies] = useState<ChosenCopies>(new Map())
  const [width, setWidth] = useState<FilmWidthCm>(55)
  const [gap, setGap] = useState<number>(gapLimitsMm.usual)
  const [isChecked, setIsChecked] = useState(false)
  const chosen = pieces.filter((piece) => copies.has(keyOf(piece)))
  const faultOf = (piece: ReadyFilmPiece) => {
    const count = Number(copies.get(keyOf(piece)) ?? '')
    if (count < 1) return t.copies_missing
    return count > piece.free ? t.copies_left(piece.free) : undefined
  }
  const fault = faultOfChoice(chosen.length, t)
  const { make, isWorking } = useMakeSheet(() => {
    setCopies(new Map())
    setIsChecked(false)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    const wrong = chosen.find(faultOf)
    if (wrong) return document.getElementById(`copies-${keyOf(wrong)}`)?.focus()
    if (fault !== undefined) return event.currentTarget.querySelector('input')?.focus()
    const ofSheet = chosen.map((piece) => {
      const { orderId, lineId, area } = piece
      return { orderId, lineId, area, copies: Number(copies.get(keyOf(piece))) }
    })
    void make({ technique, widthCm: width, gapMm: gap, pieces: ofSheet })
  }
  const choose = (some: readonly ReadyFilmPiece[], isChosen: boolean) => {
    const next = new Map(copies)
    for (const piece of some) {
      if (isChosen) next.set(keyOf(piece), next.get(keyOf(piece)) ?? String(piece.free))
      else next.delete(keyOf(piece))
    }
    setCopies(next)
  }
  const total = chosen.reduce((sum, piece) => sum + Number(copies.get(keyOf(piece)) ?? 0), 0)
  return (
    <PageSection title={t.ready} {...(sheets.isCut && { note: t.cut(sheets.pieces.length) })}>
      {pieces.length === 0 && <p className="text-13 text-ink-soft">{t.ready_none}</p>}
      {pieces.length > 0 && (
        <form noValidate onSubmit={submit} className="grid gap-4">
          {canMake && (
            <Checkbox
              label={t.all}
              checked={chosen.length === pieces.length}
              onChange={({ target }) => choose(pieces, target.checked)}
            />
          )}
          <ul className="grid divide-y divide-line border-y border-line">
            {pieces.map((piece) => (
              <ReadyPieceRow
                key={keyOf(piece)}
                id={`copies-${keyOf(piece)}`}
                piece={piece}
                canChoose={canMake}
                copies={copies.get(keyOf(piece))}
                error={isChecked && copies.has(keyOf(piece)) ? faultOf(piece) : undefined}
                onChoose={(isChosen) => choose([piece], isChosen)}
                onType={(typed) => setCopies(new Map(copies).set(keyOf(piece), typed))}
              />
            ))}
          </ul>
          {canMake && (
            <>
              <FilmFields width={width} onWidth={setWidth} gap={gap} onGap={setGap} />
              {isChecked && fault !== undefined && <FieldError id="gang-sheet-fault">{fault}</FieldError>}
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button type="submit" isBusy={isWorking}>
                  {t.make}
                </Button>
                <span role="status" className="text-13 text-ink-soft tabular">
                  {chosen.length > 0 ? t.chosen(chosen.length, total) : ''}
                </span>
              </div>
            </>
          )}
        </form>
      )}
    </PageSection>
  )
}

type Texts = { readonly nothing_chosen: string; readonly too_many: (most: number) => string }

function faultOfChoice(count: number, t: Texts): string | undefined {
  if (count === 0) return t.nothing_chosen
  return count > MAX_SHEET_PIECES ? t.too_many(MAX_SHEET_PIECES) : undefined
}

type FilmFieldsProps = {
  width: FilmWidthCm
  onWidth: (width: FilmWidthCm) => void
  gap: number
  onGap: (gap: number) => void
}

const gaps = [2, 3, 4, 5, 8, 10, 15, 20]

function FilmFields({ width, onWidth, gap, onGap }: FilmFieldsProps) {
  const t = useMessages(gangSheetMessages)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t.width}>
        {(aria) => (
          <Select
            {...aria}
            value={String(width)}
            options={filmWidthsCm.map((one) => ({ value: String(one), label: t.width_of(one) }))}
            onChange={({ target }) =>
              onWidth(filmWidthsCm.find((one) => String(one) === target.value) ?? width)
            }
          />
        )}
      </Field>
      <Field label={t.gap}>
        {(aria) => (
          <Select
            {...aria}
            value={String(gap)}
            options={gaps.map((one) => ({ value: String(one), label: t.gap_of(one) }))}
            onChange={({ target }) => onGap(Number(target.value))}
          />
        )}
      </Field>
    </div>
  )
}

type NewSheet = Omit<Parameters<ReturnType<typeof useStaffApi>['makeGangSheet']>[0], 'Id'>

/** A lost answer is asked again under the same id, so that no second sheet is made. */
function useMakeSheet(onMade: () => void) {
  const t = useMessages(gangSheetMessages)
  const api = useStaffApi()
  const forget = useForgetGangSheets()
  const [asked, setAsked] = useState({ id: newUuid(), of: '' })
  const [isWorking, setIsWorking] = useState(false)
  const make = async (sheet: NewSheet) => {
    if (isWorking) return
    setIsWorking(true)
    const of = JSON.stringify(sheet)
    const id = asked.of === of ? asked.id : newUuid()
    setAsked({ id, of })
    try {
      const { number } = await api.makeGangSheet({ ...sheet, Id: id })
      setAsked({ id: newUuid(), of: '' })
      notify(t.asked(number))
      onMade()
      await forget()
    } catch (error) {
      showError(error)
      if (isFailure(error) && error.status === 409) await forget()
    }
    setIsWorking(false)
  }
  return { make, isWorking }
}
