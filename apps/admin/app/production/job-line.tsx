import { rosterText } from '@estampa/domain/customization/decorations'
import { decimal } from '@estampa/domain/messages/numbers'
import { isBeforeProduction } from '@estampa/domain/production'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { Facts } from '../controls/facts.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { workshopMessages } from '../messages/workshop.ts'
import { useMay } from '../session/account.ts'
import { type InkToName, RenameInkDialog } from './rename-ink-dialog.tsx'
import type { ProductionOrder } from './use-job.ts'

type Line = ProductionOrder['lines'][number]
type Decoration = Line['decorations'][number]

/** A product with how many of each variant, and what this technique makes on it. */
export function JobLine({
  order,
  line,
  technique,
}: {
  order: ProductionOrder
  line: Line
  technique: number
}) {
  const [ink, setInk] = useState<InkToName | null>(null)
  const may = useMay()
  const mayRename = may('production.edit') && isBeforeProduction(order.state)
  const own = line.decorations.filter((decoration) => decoration.technique === technique)
  const decorations = own.length > 0 ? own : line.decorations
  return (
    <PageSection title={line.productName}>
      <div className="grid gap-6">
        {decorations.map((decoration) => (
          <DecorationFacts
            key={`${decoration.technique} ${decoration.area}`}
            decoration={decoration}
            line={line}
            onRename={mayRename ? setInk : null}
          />
        ))}
        <Tally line={line} />
      </div>
      {ink && <RenameInkDialog order={order.id} ink={ink} onClose={() => setInk(null)} />}
    </PageSection>
  )
}

type DecorationFactsProps = {
  decoration: Decoration
  line: Line
  /** Null where its inks have their names for good. */
  onRename: ((ink: InkToName) => void) | null
}

function DecorationFacts({ decoration, line, onRename }: DecorationFactsProps) {
  const t = useMessages(workshopMessages)
  const { area, picture, techniqueName, widthMm, heightMm, thousandStitches, instructions } = decoration
  const shown = picture?.url ?? line.image
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {shown && (
        <a href={shown} target="_blank" rel="noreferrer">
          <img
            src={shown}
            alt={t.picture_of(area)}
            className="aspect-square w-full rounded-base bg-wash object-contain"
          />
        </a>
      )}
      <div>
        {area && <h3 className="mb-2 font-semibold">{area}</h3>}
        <Facts
          facts={[
            { label: t.technique, value: techniqueName },
            {
              label: t.size_name,
              value: (decoration.persons > 0 ? t.size_up_to : t.size)(decimal(widthMm), decimal(heightMm)),
            },
            { label: t.cut_line, value: decoration.cut },
            { label: t.white_base, value: decoration.whiteBase },
            { label: t.persons, value: decoration.persons > 0 && rosterText(decoration.persons) },
            { label: t.inks, value: <Inks decoration={decoration} line={line} onRename={onRename} /> },
            { label: t.position, value: <Position decoration={decoration} /> },
            { label: t.stitches, value: thousandStitches !== null && t.thousand(decimal(thousandStitches)) },
            { label: t.notes, value: instructions },
          ]}
        />
      </div>
    </div>
  )
}

function Inks({ decoration, line, onRename }: DecorationFactsProps) {
  const { colors, colorCount, hasNamedInks, areaId } = decoration
  const t = useMessages(workshopMessages)
  if (colors.length === 0) return colorCount > 0 ? t.colors(colorCount) : null
  return (
    <ul className="grid gap-1">
      {colors.map(({ name, hex }) => (
        <li key={name} className="flex items-center gap-2">
          {hex && <span aria-hidden="true" className="ink-swatch" style={{ background: hex }} />}
          {name}
          {hex && name !== hex && <span className="text-ink-faint tabular">{hex}</span>}
          {hex && hasNamedInks && onRename && (
            <button
              type="button"
              aria-label={t.rename_ink(name)}
              title={t.rename_ink(name)}
              onClick={() => onRename({ line: line.id, area: areaId, hex, name })}
              className="grid size-6 place-items-center rounded-base hover:bg-wash"
            >
              <Icon name="pencil" size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Position({ decoration: { position } }: { decoration: Decoration }) {
  const t = useMessages(workshopMessages)
  if (!position) return t.centered
  const { xMm, yMm, angle } = position
  const at = t.position_at(decimal(xMm), decimal(yMm))
  return angle === 0 ? at : `${at}, ${t.turned(decimal(angle))}`
}

function Tally({ line: { tally, units } }: { line: Line }) {
  const t = useMessages(workshopMessages)
  return (
    <table className="records">
      <caption className="sr-only">{t.tally}</caption>
      <thead>
        <tr>
          <th scope="col">{t.variant}</th>
          <th scope="col" className="number">
            {t.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {tally.map(({ name, sku, units: count }) => (
          <tr key={sku}>
            <td>
              {name || sku} {name && <span className="text-13 text-ink-faint">{sku}</span>}
            </td>
            <td className="number text-16 font-semibold">{count}</td>
          </tr>
        ))}
        {tally.length > 1 && (
          <tr>
            <td className="text-ink-soft" />
            <td className="number font-semibold">{t.units(units)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
