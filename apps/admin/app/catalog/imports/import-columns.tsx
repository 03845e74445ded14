import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { type DragEvent, useState } from 'react'
import { importMessages } from '../../messages/imports.ts'
import { type ColumnDraft, withUse } from './import-draft.ts'
import type { ImportLook } from './use-import.ts'

type ImportColumnsProps = {
  look: ImportLook
  columns: readonly ColumnDraft[]
  onChange: (columns: readonly ColumnDraft[]) => void
}
type FieldName = keyof (typeof importMessages)['cl']['uses']

const DRAGGED = 'text/x-import-field'

/** Each column of the file with what stands in it and what it is; a field is dragged to it or chosen. */
export function ImportColumns({ look, columns, onChange }: ImportColumnsProps) {
  const t = useMessages(importMessages)
  const fields = Object.keys(t.uses) as FieldName[]
  const isUsed = (field: FieldName) => columns.some(({ use }) => use === field)
  return (
    <>
      <ul aria-label={t.fields} className="mb-3 flex flex-wrap gap-1.5 max-md:hidden">
        {fields.map((field) => (
          <li
            key={field}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, field)}
            className={clsx(
              'cursor-grab rounded-full border px-2.5 py-0.5 text-13',
              isUsed(field) ? 'border-line text-ink-faint' : 'border-line-strong',
            )}
          >
            {t.uses[field]}
          </li>
        ))}
      </ul>
      <table className="records">
        <caption className="sr-only">{t.columns}</caption>
        <thead>
          <tr>
            <th scope="col">{t.column}</th>
            <th scope="col" className="max-sm:hidden">
              {t.samples}
            </th>
            <th scope="col">{t.use}</th>
          </tr>
        </thead>
        <tbody>
          {look.columns.map(({ heading, samples }) => (
            <ColumnRow
              key={heading}
              heading={heading}
              samples={samples}
              use={columns.find((column) => column.heading === heading)?.use ?? ''}
              onUse={(use) => onChange(withUse(columns, heading, use))}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

type ColumnRowProps = {
  heading: string
  samples: readonly string[]
  use: string
  onUse: (use: string) => void
}

function ColumnRow({ heading, samples, use, onUse }: ColumnRowProps) {
  const t = useMessages(importMessages)
  const [isOver, setIsOver] = useState(false)
  const [, quantity] = /^price:(\d*)$/.exec(use) ?? []
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const field = event.dataTransfer.getData(DRAGGED)
    if (field !== '') onUse(field)
  }
  const shown = samples.filter((sample) => sample !== '')
  return (
    <tr
      className={clsx(isOver && 'bg-brand-wash', use === '' && 'text-ink-soft')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <th scope="row" className="import-column">
        <span className="block truncate" title={heading}>
          {heading}
        </span>
        <span className="block truncate font-normal text-ink-soft sm:hidden">{shown[0] ?? ''}</span>
      </th>
      <td className="w-full max-w-0 max-sm:hidden">
        <span className="block truncate text-13 text-ink-soft">{shown.join('  ·  ')}</span>
      </td>
      <td>
        <div className="flex gap-2">
          <Select
            aria-label={t.use_of(heading)}
            className="w-52 max-sm:w-40"
            value={quantity === undefined ? use : 'price:'}
            options={[
              { value: '', label: t.not_read },
              ...Object.entries(t.uses).map(([value, label]) => ({ value, label })),
              { value: 'price:', label: t.price_from },
            ]}
            onChange={({ currentTarget: { value } }) => onUse(value === 'price:' ? 'price:100' : value)}
          />
          {quantity !== undefined && (
            <TextInput
              aria-label={t.from_quantity(heading)}
              inputMode="numeric"
              className="w-20"
              value={quantity}
              onChange={({ currentTarget: { value } }) =>
                onUse(`price:${value.replace(/\D/g, '').replace(/^0+/, '').slice(0, 6) || '1'}`)
              }
            />
          )}
        </div>
      </td>
    </tr>
  )
}
