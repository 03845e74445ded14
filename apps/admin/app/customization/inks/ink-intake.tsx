import {
  type InkTable,
  MAX_CHART_INKS,
  readInkTable,
  withInks,
} from '@estampa/domain/customization/ink-chart'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { TableIntake } from '@estampa/web/uploads/table-intake'
import { useState } from 'react'
import { PageSection } from '../../controls/page-section.tsx'
import { inkChartMessages } from '../../messages/ink-chart.ts'
import { type InkChart, useSaveInkChart } from './use-ink-chart.ts'

/** With headings and some empty lines; what is over the limit of inks is counted. */
const MOST_ROWS = MAX_CHART_INKS * 2

/** Where inks come in: pasted, or as a file. What was read is shown before anything is saved. */
export function InkIntake({ chart }: { chart: InkChart }) {
  const t = useMessages(inkChartMessages)
  const [pasted, setPasted] = useState('')
  const [table, setTable] = useState<InkTable | null>(null)
  const close = () => {
    setTable(null)
    setPasted('')
  }
  return (
    <PageSection title={t.load_title} note={t.load_text}>
      <TableIntake
        texts={t}
        rows={5}
        mostRows={MOST_ROWS}
        pasted={pasted}
        onPaste={setPasted}
        onFile={() => setTable(null)}
        onRead={(cells) => {
          const read = readInkTable(cells)
          const hasRows = read.inks.length > 0 || read.faults.length > 0
          setTable(hasRows ? read : null)
          return hasRows
        }}
      />
      {table && <ReadTable chart={chart} table={table} onClose={close} />}
    </PageSection>
  )
}

const FAULTS_SHOWN = 20

type ReadTableProps = { chart: InkChart; table: InkTable; onClose: () => void }

/** What of a table can be used, what cannot and why, and what is to become of it. */
function ReadTable({ chart, table, onClose }: ReadTableProps) {
  const t = useMessages(inkChartMessages)
  const { save, isBusy } = useSaveInkChart(chart)
  const { inks, faults, left } = table
  const all = withInks(chart.inks, inks)
  const hasRoom = all.length <= MAX_CHART_INKS
  const keep = async (next: typeof all) => {
    if (await save(next, t.saved(next.length))) onClose()
  }
  return (
    <div className="mt-4 rounded-base border border-line p-4">
      <p role="status" className="font-semibold">
        {t.found(inks.length)}
      </p>
      {left > 0 && <p className="mt-1 text-13 text-warning">{t.left(left)}</p>}
      {faults.length > 0 && (
        <>
          <p className="mt-2 text-13 text-warning">{t.faulty(faults.length)}</p>
          <ul className="mt-1 grid gap-0.5 text-13 text-ink-soft wrap-anywhere">
            {faults.slice(0, FAULTS_SHOWN).map(({ line, fault, text }) => (
              <li key={line}>{t.fault(line, fault, text)}</li>
            ))}
            {faults.length > FAULTS_SHOWN && <li>{t.more_faults(faults.length - FAULTS_SHOWN)}</li>}
          </ul>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {inks.length > 0 && (
          <Button size="small" isBusy={isBusy} onClick={() => void keep(inks)}>
            {chart.inks.length > 0 ? t.replace(inks.length) : t.save(inks.length)}
          </Button>
        )}
        {inks.length > 0 && chart.inks.length > 0 && hasRoom && (
          <Button variant="second" size="small" disabled={isBusy} onClick={() => void keep(all)}>
            {t.add(inks.length)}
          </Button>
        )}
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onClose}>
          {t.discard}
        </Button>
      </div>
      {!hasRoom && <p className="mt-2 text-13 text-ink-soft">{t.full}</p>}
    </div>
  )
}
