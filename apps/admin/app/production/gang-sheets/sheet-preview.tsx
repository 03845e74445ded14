import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { gangSheetMessages } from '../../messages/gang-sheets.ts'
import { type GangSheetView, type ListedGangSheet, useGangSheet } from './use-gang-sheets.ts'

/** The film with the outline of each piece and the number of its order, as it will lie. */
export function SheetPreview({ sheet }: { sheet: ListedGangSheet }) {
  const t = useMessages(gangSheetMessages)
  const { data, error, refetch } = useGangSheet(sheet)
  const [width, height] = [sheet.widthCm * 10, sheet.lengthMm ?? 1]
  if (!data && error)
    return <RecordFailure error={error} title={t.preview_failed} retry={() => void refetch()} />
  if (!data)
    return (
      <div className="max-h-view-75 w-full" style={{ aspectRatio: `${width} / ${height}` }}>
        <Skeleton className="size-full" />
      </div>
    )
  return (
    <svg
      role="img"
      aria-label={t.preview(sheet.number)}
      viewBox={`0 0 ${width} ${height}`}
      className="film-preview"
    >
      <defs>
        {data.arts.map((art, index) => (
          // arts have no names of their own: their places are what placements know
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <path key={index} id={`film-${sheet.id}-${index}`} d={pathOf(art)} fillRule="evenodd" />
        ))}
      </defs>
      {data.placements.map(({ art, angle, xMm, yMm }) => (
        <g key={`${xMm} ${yMm}`} transform={`translate(${xMm} ${yMm}) rotate(${angle})`}>
          <use href={`#film-${sheet.id}-${art}`} className="film-piece" />
          <PieceNumber art={data.arts[art]} angle={angle} />
        </g>
      ))}
    </svg>
  )
}

type FilmArt = GangSheetView['arts'][number]

const pathOf = ({ rings }: FilmArt) => rings.map((ring) => `M${ring.join(' ')}Z`).join('')

/** It never stands on its head: a 6 would be read as a 9. */
function PieceNumber({ art, angle }: { art: FilmArt | undefined; angle: number }) {
  const [ring = []] = art?.rings ?? []
  const xs = ring.filter((_, at) => at % 2 === 0)
  const ys = ring.filter((_, at) => at % 2 === 1)
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const [x, y] = [middle(xs), middle(ys)]
  const turned = ((angle % 360) + 360) % 360
  const isOnItsHead = turned > 90 && turned <= 270
  return (
    <text x={x} y={y} transform={isOnItsHead ? `rotate(180 ${x} ${y})` : undefined} className="film-number">
      {art?.number}
    </text>
  )
}
