import { Button } from '@estampa/ui/button'
import { FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import type { FieldErrors } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { shippingTableMessages } from '../../messages/setting-shipping.ts'
import type { BandDraft } from './rate-draft.ts'

type BandTableProps = {
  zone: string
  bands: readonly BandDraft[]
  at: string
  errors: FieldErrors
  onChange: (bands: readonly BandDraft[]) => void
}

/** What each step of weight costs, lightest first; only the last one may go on without an end. */
export function BandTable({ zone, bands, at, errors, onChange }: BandTableProps) {
  const t = useMessages(shippingTableMessages)
  const columns = [
    ['upToKg', t.up_to],
    ['price', t.price],
    ['extraPerKg', t.extra],
  ] as const
  const add = () => onChange([...bands, { upToKg: '', price: '', extraPerKg: '' }])
  const [, fault] = Object.entries(errors).find(([field]) => field.startsWith(`${at}.bands`)) ?? []
  const faultId = `${at}-bands`
  return (
    <div className="max-w-110">
      <table className="band-table">
        <thead>
          <tr>
            {columns.map(([field, name]) => (
              <th key={field} scope="col">
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {bands.map((band, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no key but its place
            <tr key={row}>
              {columns.map(([field, name]) => (
                <td key={field}>
                  <TextInput
                    aria-label={`${name}, ${zone}, ${row + 1}`}
                    aria-invalid={errors[`${at}.bands.${row}.${field}`] ? true : undefined}
                    aria-describedby={fault ? faultId : undefined}
                    className="text-right tabular"
                    inputMode="decimal"
                    maxLength={14}
                    autoComplete="off"
                    placeholder={field === 'upToKg' ? t.any_weight : undefined}
                    disabled={field === 'extraPerKg' && band.upToKg !== ''}
                    value={band[field]}
                    onChange={({ target }) => onChange(bands.with(row, { ...band, [field]: target.value }))}
                  />
                </td>
              ))}
              <td>
                <IconButton
                  label={t.remove_band(row + 1)}
                  disabled={bands.length === 1}
                  onClick={() => onChange(bands.toSpliced(row, 1))}
                >
                  <Icon name="x" size={16} />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {fault && <FieldError id={faultId}>{fault}</FieldError>}
      <Button variant="quiet" size="small" onClick={add}>
        <Icon name="plus" size={16} />
        {t.add_band}
      </Button>
    </div>
  )
}
