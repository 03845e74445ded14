import { Checkbox } from '@estampa/ui/checkbox'
import { FieldError } from '@estampa/ui/field'
import { NumberInput } from '@estampa/ui/number-input'
import { useMessages } from '@estampa/web/messages'
import { gangSheetMessages } from '../../messages/gang-sheets.ts'
import { DueDay } from '../due-day.tsx'
import type { ReadyFilmPiece } from './use-gang-sheets.ts'

type RowProps = {
  /** Of the field of its copies. */
  id: string
  piece: ReadyFilmPiece
  canChoose: boolean
  /** As they were typed; undefined: the piece is not chosen. */
  copies: string | undefined
  error: string | undefined
  onChoose: (isChosen: boolean) => void
  onType: (copies: string) => void
}

export function ReadyPieceRow({ id, piece, canChoose, copies, error, onChoose, onType }: RowProps) {
  const t = useMessages(gangSheetMessages)
  const { number, line, areaName, productName, buyer, promised, widthMm, heightMm, free, image } = piece
  const name = t.piece(number, line, areaName)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      {image ? (
        <img src={image} alt="" className="card-picture" width={40} height={40} loading="lazy" />
      ) : (
        <span className="card-picture" />
      )}
      <div className="min-w-0 flex-1 basis-52">
        {canChoose ? (
          <Checkbox
            label={<span className="font-semibold">{name}</span>}
            checked={copies !== undefined}
            onChange={({ target }) => onChoose(target.checked)}
          />
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <p className="flex flex-wrap gap-x-3 text-13 text-ink-soft">
          <span>{productName}</span>
          <span>{buyer}</span>
          <span className="tabular">{t.size(widthMm, heightMm)}</span>
          <DueDay day={promised} />
        </p>
      </div>
      <div className="flex items-center gap-2 text-13 text-ink-soft">
        {copies !== undefined && (
          <NumberInput
            id={id}
            className="w-20 text-right"
            aria-label={t.copies_of(name)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            maxDigits={4}
            value={copies}
            onChange={onType}
          />
        )}
        <span className="tabular">{copies === undefined ? t.copies(free) : t.of_free(free)}</span>
      </div>
      {error && (
        <div className="basis-full">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </li>
  )
}
