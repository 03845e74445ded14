import {
  type InkTable,
  MAX_CHART_INKS,
  readInkTable,
  withInks,
} from '@estampa/domain/customization/ink-chart'
import { splitCells } from '@estampa/domain/customization/table-cells'
import { Button, buttonClass } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { TextArea } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { MAX_TABLE_FILE_BYTES, readTableFile, tableFileTypes } from '@estampa/web/uploads/table-file'
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
  const [failure, setFailure] = useState<string>()
  const [table, setTable] = useState<InkTable | null>(null)
  const take = (cells: string[][]) => {
    const read = readInkTable(cells)
    const isEmpty = read.inks.length === 0 && read.faults.length === 0
    setFailure(isEmpty ? t.nothing_read : undefined)
    setTable(isEmpty ? null : read)
  }
  const takeFile = async (file: File | undefined) => {
    if (!file) return
    setTable(null)
    if (file.size > MAX_TABLE_FILE_BYTES) return setFailure(t.file_too_large)
    try {
      take(await readTableFile(file, MOST_ROWS))
    } catch {
      setFailure(t.file_unreadable)
    }
  }
  const close = () => {
    setTable(null)
    setPasted('')
  }
  return (
    <PageSection title={t.load_title} note={t.load_text}>
      <Field label={t.paste} error={failure}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={5}
            placeholder={t.paste_example}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          variant="second"
          size="small"
          disabled={pasted.trim() === ''}
          onClick={() => take(splitCells(pasted, MOST_ROWS))}
        >
          {t.read}
        </Button>
        <label className={`${buttonClass('quiet', 'small')} cursor-pointer focus-within:outline-2`}>
          <Icon name="upload" size={16} />
          {t.upload}
          <input
            type="file"
            accept={tableFileTypes}
            className="sr-only"
            onChange={({ target }) => {
              void takeFile(target.files?.[0])
              // the same file again is a new choice
              target.value = ''
            }}
          />
        </label>
        <span className="text-13 text-ink-faint">{t.upload_hint}</span>
      </div>
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
