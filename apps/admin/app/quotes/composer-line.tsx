import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { composerMessages } from '../messages/quotes.ts'
import type { DraftLine } from './answer-draft.ts'
import { RowPicture } from './quote-lines.tsx'

type ComposerLineProps = {
  line: DraftLine
  at: number
  /** Beside lines that were asked for. */
  isAdded: boolean
  fault: (field: string) => string | undefined
  onChange: (line: DraftLine) => void
  /** Of a line that the answer adds: it goes at once. */
  onRemove: () => void
}

/** A line of the answer: its quantities, its discount, and whether it stays. */
export function ComposerLine({ line, at, isAdded, fault, onChange, onRemove }: ComposerLineProps) {
  const t = useMessages(composerMessages)
  const { uuid, name, image, decorations, rows, discount, isOut } = line
  const setQuantity = (row: number, quantity: string) =>
    onChange({ ...line, rows: rows.map((one, index) => (index === row ? { ...one, quantity } : one)) })
  return (
    <li className="composer-line">
      <RowPicture image={image} />
      <div className={clsx('min-w-0', isOut && 'text-ink-faint line-through')}>
        <span className="block font-medium">{name}</span>
        {decorations.map((decoration) => (
          <span key={decoration} className="block text-13 text-ink-soft">
            {decoration}
          </span>
        ))}
        {isAdded && <span className="block text-13 text-ink-faint">{t.new_line}</span>}
        {!isOut && (
          <div className="mt-2 grid grid-cols-1 gap-2">
            {rows.map(({ sku, name: variant, quantity }, row) => (
              <Field
                key={sku}
                hideLabel
                label={t.quantity_of(`${name} ${variant}`)}
                error={fault(`quantity ${at} ${row}`)}
              >
                {(aria) => (
                  <span className="flex items-center gap-3">
                    <TextInput
                      {...aria}
                      inputMode="numeric"
                      maxLength={7}
                      className="w-24 text-right tabular"
                      value={quantity}
                      onChange={({ currentTarget }) => setQuantity(row, currentTarget.value)}
                    />
                    <span className="min-w-0 truncate text-13 text-ink-soft">
                      {[variant, sku].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                )}
              </Field>
            ))}
          </div>
        )}
        {isOut && <span className="sr-only">{t.taken_out}</span>}
      </div>
      {!isOut && (
        <Field
          hideLabel
          label={t.line_discount_of(name)}
          error={fault(`discount ${at}`)}
          className="composer-discount"
        >
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              placeholder={t.line_discount}
              className="tabular"
              value={discount}
              onChange={({ currentTarget }) => onChange({ ...line, discount: currentTarget.value })}
            />
          )}
        </Field>
      )}
      <IconButton
        label={isOut ? t.put_back(name) : t.take_out(name)}
        onClick={() => (uuid === null ? onRemove() : onChange({ ...line, isOut: !isOut }))}
      >
        <Icon name={isOut ? 'rotate-ccw' : 'x'} size={16} />
      </IconButton>
    </li>
  )
}
